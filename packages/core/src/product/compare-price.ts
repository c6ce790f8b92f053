import type { Variant } from './product.ts';

/** Of variants at the shown price only: the compare price of another would show a false reduction. */
export function comparePrice(
  variants: readonly Pick<Variant, 'price' | 'compareAtPrice'>[],
  price: number,
): number | null {
  const former = variants
    .filter((variant) => variant.price === price)
    .map((variant) => variant.compareAtPrice ?? 0);
  const highest = Math.max(0, ...former);
  return highest > price ? highest : null;
}
