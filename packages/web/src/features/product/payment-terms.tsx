import { installmentsShown } from '@storefront/core/product/installment-banner';
import type { PageVariant } from '@storefront/core/product/to-product-page';
import { productCopy } from '../../copy/product-copy.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { useSettledAtom } from '../../hooks/use-settled-atom.ts';
import { notUSAtom } from '../../state/market-atoms.ts';
import styles from './product-info.module.css';

const loadDeliveryNotes = () => import('./delivery-notes.tsx').then((module) => module.DeliveryNotes);

interface PaymentTermsProps {
  variants: PageVariant[];
  chosen: PageVariant | null;
}

/** `[rule.checkout-and-installments.3]` Instalments in the US; elsewhere what delivery and duties cost. */
export function PaymentTerms({ variants, chosen }: PaymentTermsProps) {
  const isAbroad = useSettledAtom(notUSAtom, false);
  const DeliveryNotes = useLoaded(isAbroad, loadDeliveryNotes);
  if (isAbroad) return DeliveryNotes && <DeliveryNotes />;
  const installments = installmentsShown(variants, chosen);
  if (!installments) return null;
  return <p className={styles.notes}>{productCopy.installments(installments.count, installments.amount)}</p>;
}
