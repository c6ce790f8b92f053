import { beforeAll, describe, expect, it } from 'vitest';
import { routeKeys } from '../../infra/route-keys.ts';
import { functionNeeds, variablesFor } from '../../infra/variables.ts';
import { secretNames } from '../../packages/core/src/config.ts';
import { FUNCTION_TIMEOUT_S } from '../../packages/core/src/function-timeout.ts';
import { functionEntries, routes } from '../../packages/core/src/routes.ts';
import {
  exampleEnvironment,
  functionIn,
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

describe('the functions', () => {
  const ours = { ...functionEntries, refresh: '', sweep: '', sitemap: '', prices: '' };

  it.each(Object.keys(ours))(
    '%s gets the variables that it reads, secrets by reference, and no others',
    (name) => {
      const { Variables } = lambda(name).Environment;
      const { NODE_OPTIONS: _, ...given } = Variables;
      const needs = Object.entries(functionNeeds).find(([each]) => each === name)?.[1];
      const cloud = ['CACHE_TABLE', 'REFRESH_QUEUE_URL', 'METRICS_NAMESPACE'];
      const expected = variablesFor(needs ?? { providers: [], site: [] }).filter(
        (each) => exampleEnvironment[each] !== undefined || cloud.includes(each),
      );
      expect(Object.keys(given).toSorted()).toEqual(expected.toSorted());
      for (const secret of secretNames()) {
        if (given[secret] === undefined) continue;
        expect(given[secret]).toBe(`{{resolve:secretsmanager:storefront/prod:SecretString:${secret}}}`);
      }
    },
  );

  it('run on Node 22 and end before gateways do', () => {
    for (const name of Object.keys(functionEntries)) {
      expect(lambda(name)).toMatchObject({ Runtime: 'nodejs22.x', Timeout: FUNCTION_TIMEOUT_S });
    }
  });

  it('may do nothing to anything but the table, the queue, their bucket and their log', () => {
    const ofOurs = resourcesOf(all, 'AWS::IAM::Policy').filter(({ properties }) =>
      /^(?!.*(?:CustomResourceHandler|BucketDeployment))/.test(String(properties.PolicyName)),
    );
    const allowed = new Set(
      ofOurs.flatMap(({ properties }) =>
        properties.PolicyDocument.Statement.flatMap(
          (statement: { Action: string | string[]; Resource: unknown }) => {
            expect(statement.Resource).not.toBe('*');
            return [statement.Action].flat().map((action) => action.replace(/:.*/, ''));
          },
        ),
      ),
    );
    expect([...allowed].toSorted()).toEqual(['cloudfront', 'dynamodb', 'logs', 's3', 'sqs', 'ssm']);
  });

  it('are reached by exactly the routes of the table', () => {
    const keys = resourcesOf(all, 'AWS::ApiGatewayV2::Route').map(({ properties }) => properties.RouteKey);
    const wanted = routes.filter(({ to }) => to !== 'site').flatMap(({ pattern }) => routeKeys(pattern));
    expect(keys.toSorted()).toEqual(wanted.toSorted());
    expect(resourceOf(all, 'AWS::ApiGatewayV2::Api').properties).not.toHaveProperty('CorsConfiguration');
  });
});
