import { useAtomValue } from 'jotai';
import { deliverySentences } from '../../copy/delivery-sentences.ts';
import { currencyCountryAtom } from '../../state/market-atoms.ts';
import styles from './product-info.module.css';

/** Shipping and duties of the shopper's country, where a US page has its instalments. */
export function DeliveryNotes() {
  const country = useAtomValue(currencyCountryAtom);
  return <p className={styles.notes}>{deliverySentences(country).join(' ')}</p>;
}
