import { configProblems, secretNames } from '@storefront/core/config';
import { type Environment, withoutBlanks } from '@storefront/core/providers/variable';
import { isStage, stages } from './stage.ts';
import { siteVariables } from './variables.ts';

/** What a deployment needs to know besides the configuration of the shop. */
export interface Settings {
  /** The shop's own variables, and the secrets' values as far as this machine has them. */
  env: Environment;
  /** Host of SITE_URL. */
  host: string;
  /** Route 53 zone in which the host's records and the certificate's proof are created; null for another registrar. */
  zone: { id: string; name: string } | null;
  /** A certificate that exists, in us-east-1; null where the zone is ours and it is created. */
  certificateArn: string | null;
  alarmEmail: string;
  monthlyBudgetUsd: number;
  /** A table that DynamoDB restored, which functions use in the place of the stage's own; null usually. */
  restoredTable: string | null;
  /** The version of the stage's secret that this deployment takes; null for its present one. */
  secretsVersion: string | null;
}

const REQUIRED = {
  ORIGIN_SECRET: 'CloudFront says it to the functions, which refuse everybody else.',
  REVALIDATE_SECRET: 'The worker of the webhooks refreshes pages with it.',
  ALARM_EMAIL: 'Alarms and the budget are sent there.',
} as const;

/** Addresses that no visitor of the internet can reach. */
const loopback = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/** One sentence for each thing that a deployment to the stage lacks; empty when `readSettings` would succeed. */
export function deployProblems(stage: string, env: Environment): string[] {
  if (!isStage(stage)) {
    return [`The stage "${stage}" is unknown. Choose one of ${stages.join(', ')}: sst deploy --stage prod.`];
  }
  const given = withoutBlanks(env);
  const ofShop = configProblems(given);
  const missing = Object.entries(REQUIRED).flatMap(([name, why]) => {
    const isKnown = given[name] !== undefined || ofShop.some((problem) => problem.startsWith(`${name} `));
    return isKnown ? [] : [`${name} is missing. ${why}`];
  });
  return [
    ...ofShop,
    ...missing,
    ...domainProblems(given),
    ...budgetProblems(given),
    ...tableProblems(given),
    ...sizeProblems(given),
  ];
}

/** Throws one error that lists all problems. */
export function readSettings(stage: string, env: Environment): Settings {
  const problems = deployProblems(stage, env);
  if (problems.length > 0) throw new Error(sayDeployProblems(stage, problems));
  const given = withoutBlanks(env);
  const { HOSTED_ZONE_ID: id, HOSTED_ZONE: name } = given;
  return {
    env: given,
    host: new URL(String(given.SITE_URL)).host,
    zone: id === undefined || name === undefined ? null : { id, name },
    certificateArn: given.CERTIFICATE_ARN ?? null,
    alarmEmail: String(given.ALARM_EMAIL),
    monthlyBudgetUsd: Number(given.MONTHLY_BUDGET_USD ?? 200),
    restoredTable: given.RESTORED_TABLE ?? null,
    secretsVersion: given.SECRETS_VERSION ?? null,
  };
}

export function sayDeployProblems(stage: string, problems: readonly string[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const lines = problems.map((problem) => `  - ${problem}`);
  const end = `Set them in .env.${stage} or in the environment; docs/operations.md explains each.`;
  return [`The stage ${stage} cannot be deployed, ${count}:`, ...lines, end].join('\n');
}

/** The secrets of the registry that this deployment has. */
export function secretsOf({ env }: Pick<Settings, 'env'>): string[] {
  return secretNames().filter((name) => env[name] !== undefined);
}

function domainProblems(given: Environment): string[] {
  const { SITE_URL: siteUrl, HOSTED_ZONE_ID: id, HOSTED_ZONE: name, CERTIFICATE_ARN: certificate } = given;
  const problems: string[] = [];
  // What is no address at all is said by the configuration.
  const site = siteUrl !== undefined && URL.canParse(siteUrl) ? new URL(siteUrl) : null;
  if (site !== null && (site.protocol !== 'https:' || site.port !== '' || loopback.test(site.hostname))) {
    problems.push(`SITE_URL must be https://, a public domain and no port (it is "${siteUrl}").`);
  }
  if ((id === undefined) !== (name === undefined)) {
    problems.push('HOSTED_ZONE_ID and HOSTED_ZONE belong together: the zone in Route 53 and its domain.');
  }
  if (name !== undefined && site !== null && !`.${site.hostname}`.endsWith(`.${name}`)) {
    problems.push(`HOSTED_ZONE is "${name}", which is not the domain of SITE_URL.`);
  }
  if (id === undefined && certificate === undefined) {
    problems.push(
      'The domain has no certificate. Set HOSTED_ZONE_ID and HOSTED_ZONE, or CERTIFICATE_ARN of one in us-east-1.',
    );
  }
  if (certificate !== undefined && !/^arn:aws:acm:us-east-1:\d{12}:certificate\//.test(certificate)) {
    problems.push('CERTIFICATE_ARN must be one of us-east-1: arn:aws:acm:us-east-1:…:certificate/….');
  }
  return problems;
}

function budgetProblems({ MONTHLY_BUDGET_USD: budget }: Environment): string[] {
  return budget === undefined || Number(budget) > 0
    ? []
    : [`MONTHLY_BUDGET_USD must be a number above 0 (it is "${budget}").`];
}

function tableProblems({ RESTORED_TABLE: table }: Environment): string[] {
  return table === undefined || /^[\w.-]{3,255}$/.test(table)
    ? []
    : [`RESTORED_TABLE must be the name of a table in DynamoDB (it is "${table}").`];
}

/** Lambda takes no more of names and values together, and says so only when it creates the function. */
const MAX_ENVIRONMENT_BYTES = 4_096;
/** Of the names and addresses of the site's function that only the cloud knows. */
const CLOUD_BYTES = 700;

function sizeProblems(given: Environment): string[] {
  const texts = siteVariables.flatMap((name) => (given[name] === undefined ? [] : [`${name}${given[name]}`]));
  const bytes = Buffer.byteLength(texts.join(''));
  const most = MAX_ENVIRONMENT_BYTES - CLOUD_BYTES;
  return bytes <= most
    ? []
    : [
        `The variables of the site have ${bytes} bytes, and Lambda takes ${most}: shorten the longest of them.`,
      ];
}
