import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { currencyCountryAtom } from '../../state/market-atoms.ts';
import { DeliveryNotes } from './delivery-notes.tsx';
import { ShippingText } from './shipping-text.tsx';

it.each([
  ['a piece of the shop', true],
  ['a piece of other terms', false],
])(
  '[screen.product-detail-page.7] [const.tag-rules.12] easy returns abroad of %s: %s',
  (_, hasEasyReturns) => {
    const store = createStore();
    store.set(currencyCountryAtom, 'DE');
    for (const part of [
      <DeliveryNotes key="notes" hasEasyReturns={hasEasyReturns} />,
      <ShippingText key="drawer" text={[]} hasEasyReturns={hasEasyReturns} />,
    ]) {
      const html = renderToString(<Provider store={store}>{part}</Provider>);
      expect(html).toContain('Free shipping on all orders.');
      expect(html.includes('Easy returns.')).toBe(hasEasyReturns);
    }
  },
);
