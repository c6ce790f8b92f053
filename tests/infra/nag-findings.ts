import { type CfnResource, Stack } from 'aws-cdk-lib';
import {
  AwsSolutionsChecks,
  type INagLogger,
  type NagLoggerBaseData,
  type NagLoggerErrorData,
  type NagLoggerNonComplianceData,
} from 'cdk-nag';

export interface Finding {
  rule: string;
  /** `{stack}/{construct}/…` */
  resource: string;
  info: string;
}

/** The rules of AWS Solutions, and what they find in a synthesis to which they are added. */
export function collectFindings(): { checks: AwsSolutionsChecks; findings: Finding[]; failures: string[] } {
  const findings: Finding[] = [];
  const failures: string[] = [];
  const pathOf = ({ resource }: NagLoggerBaseData) => shortPath(resource);
  const logger: INagLogger = {
    onCompliance: () => {},
    onSuppressed: () => {},
    onSuppressedError: () => {},
    onNotApplicable: () => {},
    onNonCompliance: (data: NagLoggerNonComplianceData) => {
      const { ruleOriginalName: _, ruleId, ruleInfo, findingId } = data;
      const rule = findingId === '' ? ruleId : `${ruleId}[${findingId}]`;
      findings.push({ rule, resource: pathOf(data), info: ruleInfo });
    },
    onError: (data: NagLoggerErrorData) =>
      void failures.push(`${data.ruleId} at ${pathOf(data)}: ${data.errorMessage}`),
  };
  const checks = new AwsSolutionsChecks({ reports: false, logIgnores: false, additionalLoggers: [logger] });
  return { checks, findings, failures };
}

function shortPath(resource: CfnResource): string {
  const stack = Stack.of(resource);
  const below = resource.node.path.slice(stack.node.path.length + 1).replace(/\/Resource$/, '');
  return `${stack.node.id.replace(/^.*-storefront-/, '')}/${below}`;
}
