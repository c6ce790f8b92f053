import type { InstallmentItem } from '@storefront/core/cart/installments';
import { unlessLeft, warnUnlessLeft } from '../../../hooks/late-part.ts';

const loadLookUp = () => import('../../../clients/commerce-look-up.ts');

/**
 * Shows how pieces can be paid in instalments. What fails is requested once more, as on a page that was left too early and
 * is shown again. Returns a cleanup function.
 */
export function followInstallments(
  ids: readonly string[],
  country: string,
  show: (found: readonly InstallmentItem[]) => void,
): () => void {
  let isStale = false;
  const ask = async () => {
    const { commerceLookUp } = await loadLookUp();
    const found = await commerceLookUp().installments(ids, country);
    if (!isStale) show(found);
  };
  const askAgain = () => {
    if (!isStale) ask().catch((error: unknown) => warnUnlessLeft('The instalments could not be read', error));
  };
  ask().catch(() => unlessLeft(askAgain));
  return () => {
    isStale = true;
  };
}
