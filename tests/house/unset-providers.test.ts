import { describe, expect, it } from 'vitest';
import { type Config, readConfig } from '../../packages/core/src/config.ts';
import { cookieList } from '../../packages/core/src/providers/cookie-list.ts';
import { contentSecurityPolicy } from '../../packages/core/src/providers/csp.ts';
import { registry } from '../../packages/core/src/providers/registry.ts';
import { listVariables } from '../../packages/core/src/providers/variable.ts';
import { publicConfig, publicPorts } from '../../packages/core/src/public-config.ts';

const shop = {
  SITE_URL: 'https://shop.example.com',
  ORIGIN_SECRET: 'known-to-the-edge',
  SHOPIFY_STORE_DOMAIN: 'vesper.myshopify.com',
  SHOPIFY_STOREFRONT_TOKEN: 'public',
  SANITY_PROJECT_ID: 'abcd1234',
};
const rows = Object.entries(registry);
const optional = rows.filter(([, { isRequired }]) => !isRequired);

/** Variables of one provider, each with a host of its own. */
function variablesOf(role: string, env: (typeof optional)[number][1]['env']): Record<string, string> {
  const own = (example: string) => example.replace(/^(https?:\/\/)[^/]+/, `$1${role.toLowerCase()}.example`);
  return Object.fromEntries(listVariables(env).map(({ name, example }) => [name, own(example)]));
}

/** All that a page contains or may do because of its providers. */
function pageOf(env: Record<string, string>) {
  const config: Config = readConfig({ ...shop, ...env });
  const preview = { styleHashes: [], isPreview: true };
  const { categories, ...ports } = publicPorts(config);
  return {
    policies: [
      contentSecurityPolicy(config, { ...preview, isPreview: false }),
      contentSecurityPolicy(config, preview),
    ],
    cookies: cookieList(config),
    config: publicConfig(config),
    ports,
    categories,
  };
}

describe('a provider that is not configured', () => {
  const nothing = pageOf({});

  it.each(optional)('%s leaves no trace in the page', (role, row) => {
    const on = pageOf(variablesOf(role, row.env));
    const all = Object.assign({}, ...optional.map(([other, { env }]) => variablesOf(other, env)));
    const without = { ...all };
    for (const { name } of listVariables(row.env)) delete without[name];
    const others = pageOf(without);

    const text = JSON.stringify(others);
    expect(text).not.toContain(`${role.toLowerCase()}.example`);
    for (const { key } of row.stores) expect(JSON.stringify(others.cookies)).not.toContain(`"${key}"`);
    expect(others.cookies.map(({ provider }) => provider)).not.toContain(row.provider);
    expect(Object.keys(others.categories)).not.toContain(role);
    expect(Object.keys(others.ports)).not.toContain(role);
    // Once configured, the provider does leave traces: the comparison above could fail.
    expect(on).not.toEqual(nothing);
  });

  it('without any of them a shop has its platform, its content and its own cookies', () => {
    expect(nothing.cookies.filter(({ provider }) => provider !== null)).toEqual(
      rows
        .filter(([, { isRequired }]) => isRequired)
        .flatMap(([, { provider, consent, stores }]) =>
          stores.map((line) => ({ provider, consent, ...line })),
        ),
    );
    expect(nothing.ports).toEqual({});
    expect(nothing.categories).toEqual({});
    expect(nothing.config).toMatchObject({
      hasWishlists: false,
      hasGifts: false,
      hasReferrals: false,
      hasWaitlist: false,
    });
    const hosts = nothing.policies.map((policy) => new Set(policy.match(/(?:https|wss):\/\/[^\s;]+/g)));
    const platforms = ['https://vesper.myshopify.com', 'https://cdn.shopify.com', 'https://cdn.sanity.io'];
    expect(hosts).toEqual([
      new Set(platforms),
      // The overlays of an editor's preview listen for changes.
      new Set([...platforms, 'https://abcd1234.api.sanity.io']),
    ]);
  });
});
