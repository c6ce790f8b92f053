import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { contentSecurityPolicy } from './csp.ts';
import { originOf } from './provider-row.ts';
import { registry } from './registry.ts';
import { scriptList } from './script-list.ts';
import { listVariables } from './variable.ts';

const shop = {
  SITE_URL: 'https://shop.example.com',
  ORIGIN_SECRET: 'known-to-the-edge',
  SHOPIFY_STORE_DOMAIN: 'vesper.myshopify.com',
  SHOPIFY_STOREFRONT_TOKEN: 'public',
  SANITY_PROJECT_ID: 'abcd1234',
};
const everything = Object.fromEntries(
  Object.values(registry).flatMap(({ env }) =>
    listVariables(env).map(({ name, example }) => [name, example]),
  ),
);

describe('the list of scripts', () => {
  const config = readConfig({ ...shop, ...everything });

  it('holds every script of the registry, with its address, purpose and owner', () => {
    const scripts = scriptList(config);
    expect(scripts).toHaveLength(Object.values(registry).flatMap((row) => row.scripts).length);
    for (const { address, purpose, owner } of scripts) {
      expect(originOf(address)).toMatch(/^https:\/\//);
      expect(purpose && owner).toBeTruthy();
    }
  });

  it('names what a loader adds, also while its address is not configured', () => {
    const { GORGIAS_BUNDLE_URL, ...rest } = everything;
    const chat = (env: Record<string, string | undefined>) =>
      scriptList(readConfig({ ...shop, ...env })).filter(({ provider }) => provider === 'Gorgias');
    expect(chat(everything).map(({ address }) => address)).toEqual([
      'https://config.gorgias.chat/bundle-loader/12345',
      GORGIAS_BUNDLE_URL,
    ]);
    expect(chat(rest).at(1)).toMatchObject({
      purpose: 'The chat itself, which its loader adds',
      owner: 'Gorgias',
      address: '{named by its loader, below gorgias.chat}',
    });
  });

  it('is empty without optional providers', () => {
    expect(scriptList(readConfig(shop))).toEqual([]);
  });

  it('names exactly the origins from which the security policy lets scripts come', () => {
    const policy = contentSecurityPolicy(config, { styleHashes: [], isPreview: false });
    const [, sources = ''] = /script-src ([^;]+)/.exec(policy) ?? [];
    const origins = scriptList(config).map(({ address }) => originOf(address));
    expect(sources.split(' ')).toEqual(expect.arrayContaining(origins));
  });
});
