import type { Finding } from './nag-findings.ts';

export interface NagAnswer {
  rule: RegExp;
  resource: RegExp;
  /** One line: why it is as it is. */
  why: string;
}

/** What the rules of AWS Solutions find, and why it is so. */
export const nagAnswers: readonly NagAnswer[] = [
  {
    rule: /^AwsSolutions-L1$/,
    resource: /^(?!.*(?:CustomResourceHandler|BucketDeployment))/,
    why: 'Node 22 is what the shop is built and tested with (docs, Toolchain); the rule asks for the newest of all.',
  },
  {
    rule: /^AwsSolutions-L1$/,
    resource: /CustomResourceHandler|BucketDeployment/,
    why: 'SST and CDK bring these functions and choose their platform; they run during deployments only.',
  },
  {
    rule: /^AwsSolutions-IAM4\[.*AWSLambdaBasicExecutionRole\]$/,
    resource: /CustomResourceHandler|BucketDeployment/,
    why: 'The right to write a log, given by SST and CDK to functions that run during deployments only.',
  },
  {
    rule: /^AwsSolutions-IAM5\[/,
    resource: /^site\/Custom::CDKBucketDeployment/,
    why: 'CDK uploads files of any name to this one bucket from its own bucket of assets.',
  },
  {
    rule: /^AwsSolutions-IAM5\[.*\/_cache\/\*\]$/,
    resource: /^site\/server-role/,
    why: 'The server stores pages of any path, and only below _cache/.',
  },
  {
    rule: /^AwsSolutions-APIG4$/,
    resource: /^api\/http\/Route_/,
    why: 'Each function refuses whoever does not know the secret of the edge, and checks its own visitors (decision 0181).',
  },
  {
    rule: /^AwsSolutions-CFR1$/,
    resource: /^site\/distribution$/,
    why: 'The shop sells to every country that Shopify Markets ships to.',
  },
];

export function isAnsweredBy({ rule, resource }: NagAnswer, finding: Finding): boolean {
  return rule.test(finding.rule) && resource.test(finding.resource);
}
