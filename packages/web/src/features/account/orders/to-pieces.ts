import type { CartLineInput } from '@storefront/core/cart/cart';
import { choiceOf, type PieceToAdd } from '@storefront/core/cart/pending-piece';
import type { OrderLine } from '@storefront/core/order/order';

/** The lines with what the order knows of them, which the bag shows at once; prices may have changed since. */
export function toPieces(lines: readonly CartLineInput[], ordered: readonly OrderLine[]): PieceToAdd[] {
  return lines.map((line) => {
    const known = ordered.find(({ variant }) => variant?.id === line.merchandiseId);
    if (!known?.variant) return line;
    const { title, variant, selectedOptions, image } = known;
    const imageUrl = image?.src ?? null;
    const choice = choiceOf(selectedOptions);
    return { ...line, shown: { title, handle: variant.productHandle, choice, imageUrl, price: null } };
  });
}
