import { hasTag } from './has-tag.ts';
import { isGiftCard, productMarkers } from './markers.ts';
import type { Product } from './product.ts';

const finalSaleTags = new Set([
  'final-sale',
  'final-sale-markdown',
  'final-sale-markdown-lingerie',
  'final-sale-promo',
  'final-sale-panty',
]);

/**
 * `[state.product-availability-and-status.3]` The price before, in cents: msrp, or else a compare price of
 * the variants, when greater than the price. Null when the product is not on sale.
 */
export function priceBefore(product: Pick<Product, 'price' | 'msrp' | 'compareAtPrice'>): number | null {
  const higher = [product.msrp, product.compareAtPrice].find(
    (before) => before !== null && before > product.price,
  );
  return higher ?? null;
}

/** `[state.product-availability-and-status.4]` */
export function isFinalSale(product: Pick<Product, 'tags'>): boolean {
  return product.tags.some(isFinalSaleTag);
}

export function isFinalSaleTag(tag: string): boolean {
  return finalSaleTags.has(tag.trim().toLowerCase());
}

/** `[state.product-availability-and-status.4]` On the product page a gift card is final sale, too. */
export function isFinalSaleOnPage(product: Pick<Product, 'tags' | 'vendor'>): boolean {
  return isFinalSale(product) || isGiftCard(product);
}

/** `[const.tag-rules.12]` Made to order or sent by others: its own text has other times and terms than the shop's. */
export function hasOwnTerms({ tags }: Pick<Product, 'tags'>): boolean {
  return [productMarkers.bridalShippingTag, productMarkers.collectiveTag].some((tag) => hasTag(tags, tag));
}

/** Whether 'Easy returns.' of `[const.international-shipping-and-duties.3]` is true of the product. */
export function hasEasyReturns(product: Pick<Product, 'tags'>): boolean {
  return !isFinalSale(product) && !hasOwnTerms(product);
}
