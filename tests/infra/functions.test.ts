import { beforeAll, describe, expect, it } from 'vitest';
import { routeKeys } from '../../infra/route-keys.ts';
import { functionNeeds, siteVariables } from '../../infra/variables.ts';
import { secretNames } from '../../packages/core/src/config.ts';
import { FUNCTION_TIMEOUT_S } from '../../packages/core/src/function-timeout.ts';
import { functionEntries, routes } from '../../packages/core/src/routes.ts';
import {
  exampleEnvironment,
  functionIn,
  type Resource,
  resourceOf,
  resourcesOf,
  type Synthesis,
  synthesise,
} from './synthesise.ts';

let all: Synthesis;

beforeAll(async () => {
  all = await synthesise('prod');
});

const lambda = (name: string) => functionIn(all, name);

/** Lambda counts the names and values of all variables of a function together. */
const MAX_ENVIRONMENT_BYTES = 4_096;
/** Longer than keys of providers are; a token of Sanity's has 180 characters. */
const SECRET_LENGTH = 72;
const longest: Readonly<Record<string, number>> = { SANITY_READ_TOKEN: 180, SHOPIFY_STOREFRONT_TOKEN: 32 };
/** Of names and addresses that only the cloud knows. */
const CLOUD_LENGTH = 110;

function bytesOf(variables: Readonly<Record<string, unknown>>): number {
  const lengths = Object.entries(variables).map(([name, value]) => {
    const usual =
      typeof value !== 'string' ? CLOUD_LENGTH : isReference(value) ? SECRET_LENGTH : value.length;
    return name.length + Math.max(usual, longest[name] ?? 0);
  });
  return lengths.reduce((sum, length) => sum + length, 0);
}

const isReference = (value: string) => value.startsWith('{{resolve:secretsmanager:');

function checkSecrets(given: Readonly<Record<string, unknown>>): void {
  for (const secret of secretNames()) {
    if (given[secret] === undefined) continue;
    expect(given[secret]).toBe(`{{resolve:secretsmanager:storefront/prod:SecretString:${secret}}}`);
  }
}

/** Known only in the cloud. */
const ofCloud = ['CACHE_TABLE', 'METRICS_NAMESPACE', 'REFRESH_QUEUE_URL'];
/** Of the site's function besides what its code reads of the configuration: OpenNext's, and where its CDN is named. */
const ofServer = [
  ...['CACHE_BUCKET_KEY_PREFIX', 'CACHE_BUCKET_NAME', 'CACHE_BUCKET_REGION', 'DISTRIBUTION_PARAMETER'],
  ...['REVALIDATION_QUEUE_REGION', 'REVALIDATION_QUEUE_URL'],
];
/** Who knows a secret. Health must know whether a provider is on, which shows in what the provider requires. */
const knowing: Readonly<Record<string, readonly string[]>> = {
  SHOPIFY_MULTIPASS_SECRET: ['checkout'],
  SHOPIFY_WEBHOOK_SECRET: ['shopifyWebhook'],
  SANITY_WEBHOOK_SECRET: ['sanityWebhook'],
  SANITY_READ_TOKEN: ['refresh', 'server', 'sweep'],
  REVALIDATE_SECRET: ['refresh', 'server'],
  GOVALO_API_KEY: ['gift', 'health', 'server'],
  SWYM_API_KEY: ['health', 'server', 'wishlists'],
  FRIENDBUY_API_KEY: ['health', 'referral', 'rewards', 'server'],
  FRIENDBUY_API_SECRET: ['health', 'referral', 'rewards', 'server'],
  FRIENDBUY_SECRET_KEY: ['health', 'referral', 'rewards', 'server'],
};

const own = ['DeleteItem', 'GetItem', 'PutItem', 'UpdateItem'].map((action) => `dynamodb:${action} table`);
const consume = (queue: string) =>
  ['ChangeMessageVisibility', 'DeleteMessage', 'GetQueueAttributes', 'GetQueueUrl', 'ReceiveMessage'].map(
    (action) => `sqs:${action} ${queue}`,
  );
const listing = 'dynamodb:Query table';
const sending = 'sqs:SendMessage changes';
const claiming = own.filter((right) => !right.includes('UpdateItem'));

/** What each function may do besides writing its own log. */
const rights: Readonly<Record<string, readonly string[]>> = {
  auth: own,
  checkout: own,
  country: [],
  filterMap: own,
  geolocation: [],
  gift: own,
  health: [...own, listing],
  prices: [],
  recommendations: own,
  referral: own,
  refresh: [...own, listing, sending, ...consume('changes')],
  rewards: own,
  sanityWebhook: [...claiming, sending],
  server: [
    ...[...own, listing, 'sqs:SendMessage stale pages'],
    ...[
      's3:DeleteObject made pages',
      's3:GetObject made pages',
      's3:PutObject made pages',
      's3:ListBucket files',
    ],
    ...['cloudfront:CreateInvalidation distribution', 'ssm:GetParameter parameter'],
  ],
  settings: own,
  shopifyWebhook: [...claiming, sending],
  sitemap: [],
  'stale-pages-worker': consume('stale pages'),
  sweep: [...claiming, listing, sending],
  wishlists: own,
};

const kindsOfResource: readonly (readonly [RegExp, string])[] = [
  [/_cache\/\*/, 'made pages'],
  [/"files[\dA-F]{8}"/, 'files'],
  [/cachetable/, 'table'],
  [/refreshqueue/, 'changes'],
  [/"stalepages[\dA-F]{8}"/, 'stale pages'],
  [/:distribution\//, 'distribution'],
  [/:parameter"/, 'parameter'],
];

/** The rights of the function's role, whose log is its own. */
function rightsOf(name: string): string[] {
  const role = lambda(name).Role['Fn::GetAtt'][0];
  const policies = resourcesOf(all, 'AWS::IAM::Policy').filter(({ properties }) =>
    properties.Roles.some(({ Ref }: { Ref: string }) => Ref === role),
  );
  const statements = policies.flatMap(({ properties }) => properties.PolicyDocument.Statement);
  const found = statements.flatMap(({ Effect, Action, Resource }) => {
    const text = JSON.stringify(Resource);
    const isLog = text === JSON.stringify({ 'Fn::GetAtt': [lambda(name).LoggingConfig.LogGroup.Ref, 'Arn'] });
    const kind = isLog ? 'own log' : (kindsOfResource.find(([pattern]) => pattern.test(text))?.[1] ?? text);
    return [Action].flat().map((action: string) => `${Effect === 'Allow' ? '' : 'not '}${action} ${kind}`);
  });
  const { ManagedPolicyArns = [], Policies = [] } = roleNamed(role);
  return [...new Set([...found, ...ManagedPolicyArns, ...Policies].map(String))].toSorted();
}

function roleNamed(name: string): Resource['properties'] {
  return resourcesOf(all, 'AWS::IAM::Role').find((role) => role.name === name)?.properties;
}

const ownNames = () =>
  resourcesOf(all, 'AWS::Lambda::Function').flatMap(({ properties }) =>
    properties.FunctionName === undefined ? [] : [properties.FunctionName.replace('storefront-prod-', '')],
  );

describe('the functions', () => {
  it.each(Object.entries(functionNeeds))(
    '%s gets the variables that it reads, secrets by reference, and no others',
    (name, needs) => {
      const { NODE_OPTIONS: _, ...given } = lambda(name).Environment.Variables;
      const expected = needs.variables.filter(
        (each) => exampleEnvironment[each] !== undefined || ofCloud.includes(each),
      );
      expect(Object.keys(given).toSorted()).toEqual(expected.toSorted());
      checkSecrets(given);
    },
  );

  it('of the site gets what its pages read and what OpenNext needs, and the worker of stale pages nothing', () => {
    const given = lambda('server').Environment.Variables;
    expect(Object.keys(given).toSorted()).toEqual([...siteVariables, ...ofServer].toSorted());
    checkSecrets(given);
    expect(lambda('stale-pages-worker').Environment).toBeUndefined();
  });

  it('know a secret where the code uses it', () => {
    const readers = Object.keys(knowing).map((secret) => [
      secret,
      ownNames()
        .filter((name) => secret in (lambda(name).Environment?.Variables ?? {}))
        .toSorted(),
    ]);
    expect(Object.fromEntries(readers)).toEqual(knowing);
  });

  it('have so little in their environment that Lambda takes it, with secrets longer than any of today’s', () => {
    for (const name of ownNames()) {
      const { Variables = {} } = lambda(name).Environment ?? {};
      expect(bytesOf(Variables), name).toBeLessThanOrEqual(MAX_ENVIRONMENT_BYTES);
    }
  });

  it('run on Node 22 and end before gateways do', () => {
    for (const name of Object.keys(functionEntries)) {
      expect(lambda(name)).toMatchObject({ Runtime: 'nodejs22.x', Timeout: FUNCTION_TIMEOUT_S });
    }
  });

  it('are all in the table of rights', () => {
    expect(ownNames().toSorted()).toEqual(Object.keys(rights).toSorted());
  });

  it.each(Object.entries(rights))('%s may do what its code does, and nothing else', (name, allowed) => {
    const log = ['logs:CreateLogStream own log', 'logs:PutLogEvents own log'];
    expect(rightsOf(name)).toEqual([...log, ...allowed].toSorted());
  });

  it('are reached by exactly the routes of the table', () => {
    const keys = resourcesOf(all, 'AWS::ApiGatewayV2::Route').map(({ properties }) => properties.RouteKey);
    const wanted = routes.filter(({ to }) => to !== 'site').flatMap(({ pattern }) => routeKeys(pattern));
    expect(keys.toSorted()).toEqual(wanted.toSorted());
    expect(resourceOf(all, 'AWS::ApiGatewayV2::Api').properties).not.toHaveProperty('CorsConfiguration');
  });
});
