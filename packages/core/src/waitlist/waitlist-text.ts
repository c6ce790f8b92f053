import { comingSoonTag } from '../product/coming-soon.ts';

/** `[screen.back-in-stock-modal.2]` Which of the two texts the modal shows; a coming-soon tag decides. */
export function waitlistText(product: {
  tags: readonly string[];
}): 'product-in-stock' | 'size-back-in-stock' {
  return comingSoonTag(product.tags) === null ? 'size-back-in-stock' : 'product-in-stock';
}
