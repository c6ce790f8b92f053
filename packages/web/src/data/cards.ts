import type { ProductTexts } from '@storefront/core/content/site-content';
import type { ProductCard } from '@storefront/core/product/card';
import { toCard } from '@storefront/core/product/card';
import { lastKnown } from './last-known.ts';
import { catalogue, content } from './sources.ts';

/** HTML is the same for every visitor: prices in it are US prices, swapped in the browser elsewhere. */
export const PAGE_COUNTRY = 'US';
export const PAGE_CURRENCY = 'USD';

const NO_TEXTS: ProductTexts = {
  shipping: [],
  shippingCollective: [],
  shippingBridal: [],
  collectionSaleTags: [],
  productSaleTags: [],
  sizeGuideTags: [],
  colours: {},
};

const knownTexts = lastKnown({
  problem: 'Problem loading settings',
  isAlwaysThere: true,
  read: () => content().productTexts(),
});

/** Labels and colours that editors keep; products show their own data only while nobody knows them. */
export async function readProductTexts(): Promise<ProductTexts> {
  return (await knownTexts()) ?? NO_TEXTS;
}

/** In the order of the handles; unknown ones are left out. */
export async function readCards(handles: readonly string[]): Promise<ProductCard[]> {
  if (handles.length === 0) return [];
  const [{ products }, texts] = await Promise.all([
    catalogue().productsByHandles(handles, PAGE_COUNTRY),
    readProductTexts(),
  ]);
  return products.map((product) => toCard(product, texts));
}
