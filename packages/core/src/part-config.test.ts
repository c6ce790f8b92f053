import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { originSecrets, processEnvironment } from './environment.ts';
import { findProvider, needProvider, readSite } from './part-config.ts';
import { row as commerce } from './providers/commerce/row.ts';
import { row as gift } from './providers/gift/row.ts';

const shop = {
  SITE_URL: 'https://shop.example',
  SHOPIFY_STORE_DOMAIN: 'vesper.myshopify.com',
  SHOPIFY_STOREFRONT_TOKEN: 'public',
};

/** Variables of a terminal that points at a running shop. */
function forgetShop() {
  for (const name of ['SITE_URL', 'ORIGIN_SECRET', 'GOVALO_API_KEY', 'SHOPIFY_STORE_DOMAIN'])
    vi.stubEnv(name, undefined);
}

beforeEach(forgetShop);
afterEach(() => vi.unstubAllEnvs());

describe('a part of the configuration', () => {
  it('is the shop’s own, with nothing of any provider', () => {
    expect(readSite({ SITE_URL: 'https://shop.example', ORIGIN_SECRET: 'known-to-the-edge' })).toEqual({
      siteUrl: 'https://shop.example',
      brandName: 'Vesper & Vine',
      revalidateSecret: null,
      originSecret: 'known-to-the-edge',
      originSecretBefore: null,
      cacheTable: 'storefront-cache',
      refreshQueueUrl: null,
      redirectHosts: [],
      bookingUrl: null,
    });
    expect(() => readSite({ SITE_URL: 'https://shop.example' })).toThrow('ORIGIN_SECRET is missing');
    expect(() => readSite({ SITE_URL: ' ' })).toThrow('SITE_URL is missing');
  });

  it('is one provider, whatever is wrong with the others', () => {
    const env = { ...shop, GOVALO_API_KEY: 'k' };
    expect(needProvider(commerce, env)).toMatchObject({ storeDomain: 'vesper.myshopify.com' });
    expect(() => findProvider(gift, env)).toThrow('GOVALO_URL is missing');
    expect(findProvider(gift, shop)).toBeNull();
    expect(() => needProvider(gift, shop)).toThrow('GOVALO_API_KEY is missing');
    expect(() => needProvider(commerce, {})).toThrow('SHOPIFY_STORE_DOMAIN is missing');
  });

  it('comes from the environment of the process unless another is given', () => {
    vi.stubEnv('BRAND_NAME', 'Another House');
    expect(processEnvironment().BRAND_NAME).toBe('Another House');
    vi.unstubAllEnvs();
    forgetShop();
    expect(() => readSite()).toThrow('SITE_URL is missing');
    expect(findProvider(gift)).toBeNull();
    expect(() => needProvider(commerce)).toThrow('SHOPIFY_STORE_DOMAIN is missing');
  });

  it.each([
    [{}, []],
    [{ ORIGIN_SECRET: ' ' }, []],
    [{ ORIGIN_SECRET: 'hush' }, ['hush']],
    [{ ORIGIN_SECRET: 'hush', ORIGIN_SECRET_BEFORE: 'whisper' }, ['hush', 'whisper']],
  ])('reads the secrets of the edge: %j is %j', (env, secrets) => {
    expect(originSecrets(env)).toEqual(secrets);
    expect(originSecrets()).toEqual([]);
  });
});
