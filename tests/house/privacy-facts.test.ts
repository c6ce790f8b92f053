import { readConfig } from '@storefront/core/config';
import { usReturns } from '@storefront/core/product/us-policy';
import { cookieList } from '@storefront/core/providers/cookie-list';
import { registry, roles } from '@storefront/core/providers/registry';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { seedContent } from '../../packages/sandbox/src/seed/content/seed-content.ts';
import { seedCatalogue } from '../../packages/sandbox/src/seed/seed-catalogue.ts';
import { consentChoicesCopy } from '../../packages/web/src/copy/consent-choices-copy.ts';

const shop = {
  SITE_URL: 'https://shop.example.com',
  ORIGIN_SECRET: 'known-to-the-edge',
  SHOPIFY_STORE_DOMAIN: 'vesper.myshopify.com',
  SHOPIFY_STOREFRONT_TOKEN: 'public',
  SANITY_PROJECT_ID: 'abcd1234',
};
const documents = seedContent(seedCatalogue());
const body = (slug: string) => {
  const found = documents.find(({ _id }) => _id === `page-${slug}`);
  if (found === undefined) throw new Error(`The seed has no page ${slug}.`);
  return found.body;
};
const text = (slug: string) => JSON.stringify(body(slug));

const table = z.object({ rows: z.array(z.object({ cells: z.array(z.string()) })) });
const services = z
  .array(z.unknown())
  .parse(body('privacy'))
  .flatMap((block) => table.safeParse(block).data?.rows ?? [])
  .map(({ cells: [name = '', , when = ''] }) => ({ name, when }));

describe('the privacy notice', () => {
  it.each(roles.map((role) => [registry[role].provider, registry[role].consent]))(
    'names %s, and the consent that it waits for',
    (provider, consent) => {
      const row = services.find(({ name }) => name === provider);
      const category = consentChoicesCopy.categories[consent].name;
      expect(row?.when).toMatch(consent === 'necessary' ? /^(Always|When you)/ : `With “${category}”`);
    },
  );

  it('names no service that the shop does not have', () => {
    const providers = new Set<string>(roles.map((role) => registry[role].provider));
    expect(services.slice(1).filter(({ name }) => !providers.has(name))).toEqual([]);
  });

  it('has the times of the list of cookies for country and choice', () => {
    const lines = cookieList(readConfig(shop));
    const timeOf = (name: string) => lines.find(({ key }) => key === name)?.retention;
    expect([timeOf('selectedCountry'), timeOf('consent')]).toEqual(['7 days', '1 year']);
    expect(text('privacy')).toContain('your country for seven days');
    expect(text('privacy')).toContain('your choice itself for a year');
  });
});

it('[const.us-policy.4] [const.us-policy.6] the terms have the days and the fee of returns', () => {
  const [unworn, worn] = usReturns;
  expect(text('terms')).toContain(`within ${unworn.merchantReturnDays} days`);
  expect(text('terms')).toContain(`restocking fee of ${worn.restockingFee}%`);
});

it('the statement on accessibility names the standard, and the ways of contact of the settings', () => {
  const statement = text('accessibility');
  expect(statement).toContain('WCAG 2.2, level AA');
  const settings = JSON.stringify(documents.find(({ _id }) => _id === 'settings'));
  for (const way of ['care@vesperandvine.example', '+1 212 555 0141']) {
    expect(settings).toContain(way);
    expect(statement).toContain(way);
  }
});
