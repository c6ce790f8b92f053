import type { RichText } from '@storefront/core/content/rich-text';
import { useAtomValue } from 'jotai';
import { deliverySentences } from '../../copy/delivery-sentences.ts';
import { drawerCopy } from '../../copy/drawer-copy.ts';
import { countryNameAtom, currencyCountryAtom, isIntlAtom } from '../../state/market-atoms.ts';
import { RichTextView } from '../../ui/rich-text.tsx';
import styles from './shipping-text.module.css';

/**
 * `[screen.product-detail-page.12]` The settings' text on shipping and returns. Abroad it begins with what holds there,
 * in the words of the page.
 */
export function ShippingText({ text, hasEasyReturns }: { text: RichText; hasEasyReturns: boolean }) {
  const isIntl = useAtomValue(isIntlAtom);
  const country = useAtomValue(currencyCountryAtom);
  const name = useAtomValue(countryNameAtom);
  return (
    <div className={`prose ${styles.text}`}>
      {isIntl && (
        <div className={styles.abroad}>
          <h3 className="t2">{drawerCopy.deliveryTo(name)}</h3>
          {deliverySentences(country, hasEasyReturns).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      <RichTextView blocks={text} />
    </div>
  );
}
