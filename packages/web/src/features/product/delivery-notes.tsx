import { useAtomValue } from 'jotai';
import { deliverySentences } from '../../copy/delivery-sentences.ts';
import { currencyCountryAtom } from '../../state/market-atoms.ts';

/** Shipping and duties of the shopper's country, where a US page has its instalments. */
export function DeliveryNotes({ hasEasyReturns }: { hasEasyReturns: boolean }) {
  const country = useAtomValue(currencyCountryAtom);
  return deliverySentences(country, hasEasyReturns).join(' ');
}
