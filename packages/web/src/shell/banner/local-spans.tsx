import type { RichSpan } from '@storefront/core/content/rich-text';
import { shippingWords } from '@storefront/core/market/shipping-terms';
import { useAtomValue } from 'jotai';
import { currencyCountryAtom } from '../../state/market-atoms.ts';
import { RichSpans } from '../../ui/rich-text.tsx';

/** A message with the words of the visitor's country in place of those of the US. */
export function LocalSpans({ spans }: { spans: RichSpan[] }) {
  const country = useAtomValue(currencyCountryAtom);
  return (
    <RichSpans
      spans={spans.map((span) => (span.term ? { ...span, text: shippingWords(span.term, country) } : span))}
    />
  );
}
