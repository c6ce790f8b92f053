import { findReceipt } from '@storefront/core/cache/receipt';
import { describe, expect, it } from 'vitest';
import { builtHtml, builtPages, firstLoadBytes, lateBytes, pageDataBytes } from './built-pages.ts';

const FIRST_LOAD_LIMIT = 119 * 1024;
const BAG_PAGE_LIMIT = 117 * 1024;
const PAGE_DATA_LIMIT = 65_536;
const BAG_LIMIT = 20_000;

describe('what a shopper on a slow phone must download', () => {
  const products = builtPages('products');
  const collections = builtPages('collections');
  const pages = builtPages('pages');

  it('prebuilds the most visited pages', () => {
    expect(products.length).toBeGreaterThanOrEqual(60);
    expect(collections.length).toBeGreaterThanOrEqual(10);
    expect(pages.length).toBeGreaterThanOrEqual(10);
  });

  it.each([
    ['home', 'index'],
    ['a collection', collections[0] ?? ''],
    ['a product', products[0] ?? ''],
    ['the search page', 'search'],
    ['a page of the editors', pages[0] ?? ''],
    ['the login', 'account/login'],
    ['an account', 'account'],
  ])('first-load JavaScript of %s is at most 119 KB gzip', (_name, page) => {
    expect(firstLoadBytes(page)).toBeLessThanOrEqual(FIRST_LOAD_LIMIT);
  });

  it('first-load JavaScript of the bag is at most 117 KB gzip', () => {
    expect(firstLoadBytes('cart')).toBeLessThanOrEqual(BAG_PAGE_LIMIT);
  });

  it('the drawer of the bag is fetched late, and is at most 20 KB gzip', () => {
    expect(lateBytes('bag')).toBeLessThanOrEqual(BAG_LIMIT);
  });

  it('no page carries more than 64 kB of data', () => {
    const heavy = ['index', 'cart', '404', 'search', ...products, ...collections, ...pages]
      .map((page) => ({ page, bytes: pageDataBytes(page) }))
      .filter(({ bytes }) => bytes > PAGE_DATA_LIMIT);
    expect(heavy).toEqual([]);
  });

  it.each(['index', products[0] ?? '', collections[0] ?? ''])(
    'the receipt of %s stands in its HTML, and not once more in its data',
    (page) => {
      const html = builtHtml(page);
      expect(Object.keys(findReceipt(html)?.sources ?? {})).not.toEqual([]);
      expect(html.match(/"builtAt"/g)).toHaveLength(1);
    },
  );
});
