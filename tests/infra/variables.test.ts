import { beforeAll, describe, expect, it } from 'vitest';
import { environmentFor, secretReference } from '../../infra/secret-references.ts';
import { allEntries, allTableActions, functionNeeds, siteVariables } from '../../infra/variables.ts';
import { readBundles, readSiteBundle } from './bundled-variables.ts';

describe('what a function gets', () => {
  let bundles: Awaited<ReturnType<typeof readBundles>>;

  beforeAll(async () => {
    bundles = await readBundles();
  });

  it.each(Object.keys(allEntries))('is what the bundle of %s reads and calls, and no more', (name) => {
    const needs = Object.entries(functionNeeds).find(([each]) => each === name)?.[1];
    const { variables = [], table = [], queue = [] } = needs ?? {};
    expect({
      variables: variables.toSorted(),
      table: table.toSorted(),
      queue: queue.toSorted(),
    }).toEqual(bundles.get(name));
  });

  it('is for the site what its pages and endpoints read, of every provider', async () => {
    const { variables, table } = await readSiteBundle();
    expect(siteVariables.toSorted()).toEqual(variables);
    expect(allTableActions.toSorted()).toEqual(table);
  });
});

describe('variables in a template', () => {
  const env = { SITE_URL: 'https://shop.example', ORIGIN_SECRET: 'hush-hush-hush-hush', BRAND_NAME: 'V' };
  const names = ['SITE_URL', 'ORIGIN_SECRET', 'CACHE_TABLE', 'REDIRECT_HOSTS'];

  it('are values, references to secrets, and names that only the cloud knows; nothing for absent ones', () => {
    expect(environmentFor('prod', names, { env, secretsVersion: null }, { CACHE_TABLE: 'table' })).toEqual({
      SITE_URL: 'https://shop.example',
      ORIGIN_SECRET: '{{resolve:secretsmanager:storefront/prod:SecretString:ORIGIN_SECRET}}',
      CACHE_TABLE: 'table',
    });
  });

  it('name a version of the secrets, so that a rotation changes the template', () => {
    const reference = '{{resolve:secretsmanager:storefront/dev:SecretString:A::v2}}';
    expect(secretReference('dev', 'A', 'v2')).toBe(reference);
  });
});
