import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noticeAtom } from '../../../state/notice-atom.ts';
import { cartOf } from '../actions/open-cart.fixture.ts';
import { cartAtom, cartMessagesAtom, discountResultAtom } from '../cart-atoms.ts';
import { showCodeNotice } from './show-code-notice.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

const applied = { text: 'EVENING10 is applied.' };

function openNotice(isGoodNews = true) {
  const store = createStore();
  store.set(cartAtom, cartOf('a', 1));
  store.set(cartMessagesAtom, ['Piece 9 of the link is no longer in the shop.']);
  showCodeNotice(store, applied, { isGoodNews });
  return store;
}

describe('what became of the code of a link', () => {
  it('leaves by itself when it is good news', () => {
    const store = openNotice();
    vi.advanceTimersByTime(7_000);
    expect(store.get(noticeAtom)).toEqual(applied);
    vi.advanceTimersByTime(1_000);
    expect(store.get(noticeAtom)).toBeNull();
  });

  it('waits for the shopper when it is not', () => {
    const store = openNotice(false);
    vi.advanceTimersByTime(600_000);
    expect(store.get(noticeAtom)).toEqual(applied);
  });

  it.each<[string, (store: ReturnType<typeof createStore>) => void]>([
    ['the bag holds other pieces', (store) => store.set(cartAtom, cartOf('a', 2))],
    [
      'the shopper gives another code',
      (store) => store.set(discountResultAtom, { code: 'WRONG', outcome: 'unknown' }),
    ],
    [
      'the bag has a message',
      (store) => store.set(cartMessagesAtom, (before) => [...before, 'EVENING10 is off.']),
    ],
  ])('gives way when %s', (_, happen) => {
    for (const isGoodNews of [true, false]) {
      const store = openNotice(isGoodNews);
      happen(store);
      expect(store.get(noticeAtom)).toBeNull();
    }
  });

  it('stays when the bag comes for the first time', () => {
    const store = createStore();
    showCodeNotice(store, applied, { isGoodNews: false });
    store.set(cartAtom, cartOf('a', 2));
    expect(store.get(noticeAtom)).toEqual(applied);
    store.set(cartAtom, cartOf('a', 1));
    expect(store.get(noticeAtom)).toBeNull();
  });

  it('stays when the bag is fetched again and when a message ends', () => {
    const store = openNotice();
    store.set(cartAtom, cartOf('a', 1));
    store.set(cartMessagesAtom, []);
    expect(store.get(noticeAtom)).toEqual(applied);
  });

  it('ends no notice that came after it', () => {
    const store = openNotice();
    const other = { text: 'The chat cannot be opened.' };
    store.set(noticeAtom, other);
    store.set(cartAtom, cartOf('a', 2));
    vi.advanceTimersByTime(600_000);
    expect(store.get(noticeAtom)).toEqual(other);
  });
});
