import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { cookieList } from './cookie-list.ts';

const shop = {
  SITE_URL: 'https://shop.example.com',
  ORIGIN_SECRET: 'known-to-the-edge',
  SHOPIFY_STORE_DOMAIN: 'vesper.myshopify.com',
  SHOPIFY_STOREFRONT_TOKEN: 'public',
  SANITY_PROJECT_ID: 'abcd1234',
};
const keysOf = (env: Record<string, string>) =>
  cookieList(readConfig({ ...shop, ...env })).map(({ key }) => key);

describe('the list of cookies', () => {
  it('[entity.browser-storage-and-cookies.1] names what the shop stores itself', () => {
    expect(keysOf({})).toEqual(
      expect.arrayContaining([
        'user',
        'token',
        'currentCart',
        'cartRevision',
        'historyEntries',
        'moduleReloads',
        'settingsRecord',
        'unsentQuantities',
        'unsentAdds',
        'lineOrder',
        'lostAdd',
        'keptCode',
        'checkoutCart',
        'formDraft',
        'unsentGift',
        'lastViewed',
        'preference--columns',
        'selectedCountry',
      ]),
    );
  });

  it('[entity.browser-storage-and-cookies.4] names a provider’s cookies only while the provider is on', () => {
    expect(keysOf({})).not.toContain('ssUserId');
    expect(keysOf({ SEARCHSPRING_SITE_ID: 'abc123' })).toContain('ssUserId');
  });

  it('says who stores each, what for and for how long', () => {
    const lines = cookieList(
      readConfig({ ...shop, GOVALO_URL: 'https://g.example.com', GOVALO_API_KEY: 'k' }),
    );
    expect(lines).toContainEqual({
      provider: 'Govalo',
      consent: 'necessary',
      place: 'cookie',
      key: 'govalo_gifting_session',
      why: 'Which gift is being written',
      retention: '14 days',
    });
  });
});
