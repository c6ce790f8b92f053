import { noTexts, type ProductTexts } from '@storefront/core/content/site-content';
import type { CardTexts, ProductCard } from '@storefront/core/product/card';
import type { Product } from '@storefront/core/product/product';
import { readSiblings } from '../clients/read-siblings.ts';
import { toShopCard } from '../clients/to-shop-card.ts';
import { lastKnown } from './last-known.ts';
import { catalogue, content } from './sources.ts';

/** HTML is the same for every visitor: its prices are US prices, which browsers elsewhere replace. */
export const PAGE_COUNTRY = 'US';
export const PAGE_CURRENCY = 'USD';

const knownTexts = lastKnown({
  problem: 'Problem loading settings',
  isAlwaysThere: true,
  read: () => content().productTexts(),
});

/** Labels and colours of the settings; empty while the CMS is down and nothing was read before. */
export async function readProductTexts(): Promise<ProductTexts> {
  return (await knownTexts()) ?? noTexts;
}

/** What the browser needs of the settings for cards that it makes itself. */
export async function readCardTexts(): Promise<CardTexts> {
  const { collectionSaleTags, colours, sizeGuideTags } = await readProductTexts();
  return { collectionSaleTags, colours, sizeGuideTags };
}

/** In the order of the handles; unknown ones are left out. */
export async function readCards(handles: readonly string[]): Promise<ProductCard[]> {
  if (handles.length === 0) return [];
  const { products } = await catalogue().productsByHandles(handles, PAGE_COUNTRY);
  return toCards(products);
}

/** `[screen.product-card.1]` In a collection, a piece may have a picture of its own for it. */
export async function toCards(
  products: readonly Product[],
  collectionHandle: string | null = null,
): Promise<ProductCard[]> {
  const [siblings, texts] = await Promise.all([
    readSiblings(catalogue(), products, PAGE_COUNTRY),
    readProductTexts(),
  ]);
  return products.map((product) => toShopCard(product, texts, { siblings, collectionHandle }));
}
