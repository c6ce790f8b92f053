import { Match, Template } from 'aws-cdk-lib/assertions';
import { App, getStack } from 'sst/constructs';
import { initProject } from 'sst/project.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../infra/api.ts';
import { routeKeys } from '../../infra/route-keys.ts';
import { bundling } from '../../infra/stage.ts';
import { functionEntries, routes } from '../../packages/core/src/routes.ts';
import config from '../../sst.config.ts';

const region = 'us-east-1';
let template: Template;
let app: App;

// Bundles the functions for real, without an account and without a network.
beforeAll(async () => {
  await initProject({ root: process.cwd(), stage: 'prod', region });
  app = new App({ mode: 'deploy', stage: 'prod', name: 'storefront', region, account: '123456789012' });
  config.stacks(app);
  await app.finish();
  template = Template.fromStack(getStack(api));
});

describe('functions', () => {
  it('are bundled with the options of the size test: as modules, minified, without names', () => {
    const nodejs = { format: 'esm', minify: true, esbuild: bundling };
    expect(app.defaultFunctionProps).toContainEqual(
      expect.objectContaining({ nodejs: expect.objectContaining(nodejs) }),
    );
  });
});

describe('the API stack', () => {
  it('runs every function of the route table on Node 22', () => {
    const handlers = template.findResources('AWS::Lambda::Function', {
      Properties: { Handler: Match.stringLikeRegexp('packages/functions/src/') },
    });
    const found = Object.values(handlers).map(({ Properties }) => ({
      handler: Properties.Handler,
      runtime: Properties.Runtime,
    }));
    expect(found.toSorted((a, b) => a.handler.localeCompare(b.handler))).toEqual(
      Object.values(functionEntries).map((entry) => ({
        handler: `packages/functions/src/${entry}.handler`,
        runtime: 'nodejs22.x',
      })),
    );
  });

  it('has exactly the routes of the table whose target is a function', () => {
    const keys = Object.values(template.findResources('AWS::ApiGatewayV2::Route')).map(
      ({ Properties }) => Properties.RouteKey,
    );
    const wanted = routes.filter(({ to }) => to !== 'site').flatMap(({ pattern }) => routeKeys(pattern));
    expect(keys.toSorted()).toEqual(wanted.toSorted());
    expect(keys).toContain('ANY /api/geolocation');
  });

  it('does not let other origins read responses', () => {
    template.hasResourceProperties('AWS::ApiGatewayV2::Api', { CorsConfiguration: Match.absent() });
  });
});

describe('route keys', () => {
  it.each([
    ['/api/country', ['ANY /api/country']],
    ['/api/wishlists*', ['ANY /api/wishlists', 'ANY /api/wishlists/{proxy+}']],
    ['/api/auth/*', ['ANY /api/auth/{proxy+}']],
  ])('of %s', (pattern, keys) => {
    expect(routeKeys(pattern)).toEqual(keys);
  });

  it.each(['*', '/api/*/user', 'api/country'])('refuses %s', (pattern) => {
    expect(() => routeKeys(pattern)).toThrow('cannot route');
  });
});
