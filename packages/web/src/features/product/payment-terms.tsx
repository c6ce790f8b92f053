import { installmentsShown } from '@storefront/core/product/installment-banner';
import type { PageVariant } from '@storefront/core/product/to-product-page';
import { productCopy } from '../../copy/product-copy.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { useSettledAtom } from '../../hooks/use-settled-atom.ts';
import { notUSAtom } from '../../state/market-atoms.ts';
import styles from './payment-terms.module.css';

const loadDeliveryNotes = () => import('./delivery-notes.tsx').then((module) => module.DeliveryNotes);

interface PaymentTermsProps {
  variants: PageVariant[];
  chosen: PageVariant | null;
  /** Gift cards come by email. */
  isShipped: boolean;
  hasEasyReturns: boolean;
  usTerms: string;
}

/**
 * `[rule.checkout-and-installments.3]` Instalments and `[const.us-policy.2]` in the US; elsewhere what delivery and
 * duties cost. One paragraph for both, in which the style sheet has room for the longer sentences from the first paint on.
 */
export function PaymentTerms({ variants, chosen, isShipped, hasEasyReturns, usTerms }: PaymentTermsProps) {
  const isAbroad = useSettledAtom(notUSAtom, false);
  const DeliveryNotes = useLoaded(isAbroad && isShipped, loadDeliveryNotes);
  const installments = installmentsShown(variants, chosen);
  return (
    <p className={styles.terms} data-abroad={isAbroad || undefined}>
      {isAbroad ? (
        DeliveryNotes && <DeliveryNotes hasEasyReturns={hasEasyReturns} />
      ) : (
        <>
          {installments && productCopy.installments(installments.count, installments.amount)}
          {usTerms && <span className={styles.us}>{usTerms}</span>}
        </>
      )}
    </p>
  );
}
