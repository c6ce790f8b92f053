import { exampleProduct, exampleVariant } from '@storefront/core/product/example-product';
import { lineAttributes } from '@storefront/core/product/line-attributes';
import { toPageVariant } from '@storefront/core/product/to-product-page';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { currencyCountryAtom } from '../../../state/market-atoms.ts';
import { areDollarsShownAtom } from '../../../state/price-country-atom.ts';
import { showLocalPrices } from '../../../state/show-local-prices.ts';
import { inShownCurrency } from './in-shown-currency.ts';

const readIn = (currencyCode: string, price: number, compareAtPrice: number | null) => {
  const variants = [exampleVariant({ id: '11', price, compareAtPrice })];
  const product = { ...exampleProduct({ tags: ['final-sale'], variants }), currencyCode };
  const [variant = exampleVariant()] = product.variants;
  return { product, variant };
};
const home = readIn('USD', 42_500, 59_500);
const merchandiseId = 'gid://shopify/ProductVariant/11';

/** What the product page, which is cached with US prices, adds for a shopper abroad. */
function addedOnPage(store: ReturnType<typeof createStore>) {
  const { attributes } = toPageVariant(home.product, home.variant, { country: 'US', currencyCode: 'USD' });
  return inShownCurrency(store, { merchandiseId, quantity: 1, attributes }).attributes;
}

function openAbroad(country: string) {
  const store = createStore();
  store.set(currencyCountryAtom, country);
  return store;
}

describe('[rule.cart-line-attributes-on-add.4] a piece that is added abroad', () => {
  it.each([
    ['GB', 'GBP', 34_000, 48_000, '£480'],
    ['CA', 'CAD', 58_000, 81_000, '$810 CAD'],
    ['JP', 'JPY', 6_500_000, 9_500_000, '¥95,000'],
    ['FR', 'EUR', 39_000, null, undefined],
  ])(
    'has in %s the same attributes from its page as from quick add',
    (country, currency, price, before, text) => {
      const store = openAbroad(country);
      const { product, variant } = readIn(currency, price, before);
      showLocalPrices(store, [product], country);
      const ofQuickAdd = lineAttributes(product, variant);
      expect(addedOnPage(store)).toEqual(ofQuickAdd);
      expect(
        inShownCurrency(store, { merchandiseId, quantity: 1, attributes: ofQuickAdd }).attributes,
      ).toEqual(ofQuickAdd);
      expect(ofQuickAdd.find(({ key }) => key === 'Marked Down From')?.value).toBe(text);
    },
  );

  it('names no price before while the price of the country has not come', () => {
    expect(addedOnPage(openAbroad('GB'))).toEqual([{ key: 'Note', value: 'Final Sale' }]);
  });

  it('keeps one that was read in the currency of the country', () => {
    const { product, variant } = readIn('GBP', 34_000, 48_000);
    const attributes = lineAttributes(product, variant);
    const piece = { merchandiseId, quantity: 1, attributes };
    expect(inShownCurrency(openAbroad('GB'), piece)).toEqual(piece);
  });

  it('names the dollars that pages show where the prices of the country cannot be loaded', () => {
    const store = openAbroad('GB');
    store.set(areDollarsShownAtom, true);
    expect(addedOnPage(store)).toEqual(lineAttributes(home.product, home.variant));
  });

  it('stays as it is without attributes, and in the US', () => {
    const bare = { merchandiseId, quantity: 1 };
    expect(inShownCurrency(openAbroad('GB'), bare)).toBe(bare);
    expect(addedOnPage(createStore())).toEqual(lineAttributes(home.product, home.variant));
  });
});
