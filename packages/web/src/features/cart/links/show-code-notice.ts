import type { createStore } from 'jotai';
import { type Notice, noticeAtom } from '../../../state/notice-atom.ts';
import { cartAtom, cartMessagesAtom, discountResultAtom, itemCountAtom } from '../cart-atoms.ts';

/** Long enough to be read twice. */
const GOOD_NEWS_STAYS_MS = 8_000;

/**
 * Shows what became of a link's code. It gives way as soon as the bag has something newer to say or holds other pieces,
 * and good news by itself after a while: what went wrong waits for the shopper.
 */
export function showCodeNotice(
  store: ReturnType<typeof createStore>,
  notice: Notice,
  { isGoodNews }: { isGoodNews: boolean },
): void {
  const before = store.get(cartMessagesAtom);
  // The first fetch of a bag changes nothing in it.
  let isKnown = store.get(cartAtom) !== null;
  store.set(noticeAtom, notice);
  const end = () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
    if (store.get(noticeAtom) === notice) store.set(noticeAtom, null);
  };
  const timer = isGoodNews ? setTimeout(end, GOOD_NEWS_STAYS_MS) : undefined;
  const stops = [
    store.sub(noticeAtom, end),
    store.sub(itemCountAtom, () => {
      if (isKnown) end();
      isKnown = store.get(cartAtom) !== null;
    }),
    store.sub(discountResultAtom, end),
    store.sub(cartMessagesAtom, () => {
      if (store.get(cartMessagesAtom).some((message) => !before.includes(message))) end();
    }),
  ];
}
