import { actionLabel } from '@storefront/core/product/action-button';
import { isVariantAvailable } from '@storefront/core/product/availability';
import type { PageVariant, ProductPage } from '@storefront/core/product/to-product-page';
import { productCopy } from '../../copy/product-copy.ts';

type Buyable = Pick<ProductPage, 'productType' | 'vendor' | 'tags' | 'variants' | 'comingSoon'>;

/** Whether the button leads to the waitlist, whatever a tag says about the piece. */
export function isWaiting(product: Buyable, chosen: PageVariant | null): boolean {
  if (chosen && !isVariantAvailable(chosen)) return true;
  return actionLabel(product, chosen).code === 'join-waitlist';
}

/** The label of the button. Without a waitlist it says why it cannot be pressed: what is coming was never sold out. */
export function actionText(product: Buyable, chosen: PageVariant | null, hasWaitlist: boolean): string {
  if (isWaiting(product, chosen)) {
    if (hasWaitlist) return productCopy.action['join-waitlist'];
    return (isWaiting(product, null) && product.comingSoon) || productCopy.soldOut;
  }
  const label = actionLabel(product, chosen);
  return label.code === 'add-to-bag' ? productCopy.addToBag(label.size) : productCopy.action[label.code];
}
