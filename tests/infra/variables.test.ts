import { describe, expect, it } from 'vitest';
import { environmentFor, secretReference } from '../../infra/secret-references.ts';
import { functionNeeds, variablesFor } from '../../infra/variables.ts';
import { functionEntries } from '../../packages/core/src/routes.ts';
import { readBundle } from './bundled-variables.ts';

const entries = {
  ...functionEntries,
  refresh: 'queue/refresh',
  sweep: 'jobs/sweep',
  sitemap: 'jobs/read-sitemap',
  prices: 'jobs/compare-prices',
};

describe('what a function gets', () => {
  it.each(Object.entries(entries))('is what the bundle of %s reads, and no more', async (name, entry) => {
    const needs = Object.entries(functionNeeds).find(([each]) => each === name)?.[1];
    const bundle = await readBundle(entry);
    expect(needs?.providers.toSorted()).toEqual(bundle.providers.toSorted());
    expect({
      table: needs?.rights.includes('table'),
      queue: needs?.rights.includes('queue'),
      CACHE_TABLE: needs?.site.includes('CACHE_TABLE'),
      REFRESH_QUEUE_URL: needs?.site.includes('REFRESH_QUEUE_URL'),
      SITE_URL: needs?.site.includes('SITE_URL'),
      // Whoever reads the shop's own part needs the secret, too: without it the part is refused.
      ORIGIN_SECRET: needs?.site.includes('ORIGIN_SECRET'),
    }).toEqual({
      table: bundle.usesTable,
      queue: bundle.usesQueue,
      CACHE_TABLE: bundle.usesTable,
      REFRESH_QUEUE_URL: bundle.usesQueue,
      SITE_URL: bundle.usesSite,
      ORIGIN_SECRET: bundle.checksOrigin || bundle.usesSite,
    });
  });

  it('includes the secret of refreshes for the worker only', () => {
    const readers = Object.entries(functionNeeds).flatMap(([name, needs]) =>
      variablesFor(needs).includes('REVALIDATE_SECRET') ? [name] : [],
    );
    expect(readers).toEqual(['refresh']);
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
