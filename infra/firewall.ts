import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { StackContext } from 'sst/constructs';
import { nameIn } from './stage.ts';

/** The span over which requests of one address are counted, in seconds. */
const SPAN_S = 300;

interface RateRule {
  name: string;
  /** Requests of one address within the span. */
  limit: number;
  /** Paths that begin so; empty for all others. */
  paths: readonly string[];
}

/**
 * Limits for one address, from the narrowest to the widest: the first that a path belongs to is its only one. Functions
 * count by account and address besides; this protects their bill. Webhooks and the worker come in bursts of hundreds
 * from few addresses and prove themselves by signature or secret.
 */
export const rateRules: readonly RateRule[] = [
  { name: 'signed', limit: 20_000, paths: ['/api/webhooks/', '/api/revalidate'] },
  { name: 'accounts', limit: 100, paths: ['/api/auth/'] },
  { name: 'gifts', limit: 100, paths: ['/api/govalo/', '/api/rewards/redeem'] },
  { name: 'endpoints', limit: 1_500, paths: ['/api/'] },
  { name: 'everything', limit: 6_000, paths: [] },
];

/** AWS's own lists: known bad addresses, and requests that only attackers send. */
const managedRules = ['AWSManagedRulesAmazonIpReputationList', 'AWSManagedRulesKnownBadInputsRuleSet'];

/** The firewall before CloudFront. */
export function firewall({ stack }: StackContext): { aclArn: string; aclName: string } {
  const name = nameIn(stack.stage, 'firewall');
  const acl = new CfnWebACL(stack, 'firewall', {
    name,
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visibility(name),
    rules: [
      ...managedRules.map((rule, at) => ({
        name: rule,
        priority: at,
        overrideAction: { none: {} },
        statement: { managedRuleGroupStatement: { vendorName: 'AWS', name: rule } },
        visibilityConfig: visibility(`${name}-${rule}`),
      })),
      ...rateRules.map((rule, at) => ({
        name: `rate-${rule.name}`,
        priority: managedRules.length + at,
        action: { block: { customResponse: tooMany() } },
        statement: { rateBasedStatement: rateStatement(rule, rateRules.slice(0, at)) },
        visibilityConfig: visibility(`${name}-rate-${rule.name}`),
      })),
    ],
  });
  return { aclArn: acl.attrArn, aclName: name };
}

function rateStatement({ limit, paths }: RateRule, narrower: readonly RateRule[]) {
  const counted = { limit, aggregateKeyType: 'IP', evaluationWindowSec: SPAN_S };
  const taken = narrower.flatMap((rule) => rule.paths);
  const others =
    paths.length === 0 ? taken : taken.filter((path) => paths.some((own) => path.startsWith(own)));
  const wanted = paths.length === 0 ? [] : [anyOf(paths)];
  const excluded = others.length === 0 ? [] : [{ notStatement: { statement: anyOf(others) } }];
  const all = [...wanted, ...excluded];
  const [only] = all;
  if (only === undefined) return counted;
  return { ...counted, scopeDownStatement: all.length === 1 ? only : { andStatement: { statements: all } } };
}

function anyOf(paths: readonly string[]) {
  const [first, ...others] = paths.map(startsWith);
  if (first === undefined) throw new Error('A rate rule for some paths must name one.');
  return others.length === 0 ? first : { orStatement: { statements: [first, ...others] } };
}

const startsWith = (path: string) => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: path,
    // Another spelling of the path is the same path.
    textTransformations: [
      { priority: 0, type: 'URL_DECODE' },
      { priority: 1, type: 'NORMALIZE_PATH' },
    ],
  },
});

const tooMany = () => ({
  responseCode: 429,
  responseHeaders: [{ name: 'retry-after', value: String(SPAN_S) }],
});

const visibility = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});
