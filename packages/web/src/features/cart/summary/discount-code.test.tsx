import { exampleCart } from '@storefront/core/cart/example-cart';
import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { noticeAtom } from '../../../state/notice-atom.ts';
import { cartAtom, discountResultAtom } from '../cart-atoms.ts';
import { DiscountCode } from './discount-code.tsx';

// A server runs no effects: here they run as the field is drawn.
vi.mock('react', async (load) => ({
  ...(await load<typeof import('react')>()),
  useEffect: (work: () => void) => work(),
}));

const applied = cartCopy.codeOutcome.applied('EVENING10');

it.each([
  ['ends the notice that says the same', applied, null],
  ['leaves a notice of something else', 'The chat cannot be opened.', 'The chat cannot be opened.'],
])('the field of the code %s', (_, text, left) => {
  const store = createStore();
  store.set(cartAtom, exampleCart({ discountCodes: [{ code: 'EVENING10', applicable: true }] }));
  store.set(discountResultAtom, { code: 'EVENING10', outcome: 'applied' });
  store.set(noticeAtom, { text });
  const html = renderToString(
    <Provider store={store}>
      <DiscountCode />
    </Provider>,
  );
  expect(html).toContain(applied);
  expect(store.get(noticeAtom)?.text ?? null).toBe(left);
});
