import { describe, expect, it } from 'vitest';
import { itemCountAtom, shownPendingAtom } from '../cart-atoms.ts';
import { drawnPieceAtom, isOpenAheadAtom, isShownAheadAtom, preparedPieceAtom } from '../late-cart-atoms.ts';
import { totalsAreOldAtom } from '../totals-are-old-atom.ts';
import { openAheadAtom } from './open-ahead.ts';
import { cartOf, openCart, ROBE, SLIP } from './open-cart.fixture.ts';

const shown = { title: 'Vine Robe', handle: 'robe', choice: 'Ivory, M', imageUrl: null, price: '$725' };
const robe = { merchandiseId: ROBE, quantity: 1, shown };
const slip = { merchandiseId: SLIP, quantity: 1, shown: { ...shown, title: 'Slip' } };

describe('a piece whose button is pressed', () => {
  const pressed = () => {
    const cart = openCart({ cart: cartOf('a'), painted: () => new Promise(() => {}) });
    cart.prepareAdd(robe);
    return { ...cart, drawnAs: cart.store.get(preparedPieceAtom)?.key };
  };

  it('is drawn in the closed bag, and counts only once it is added', () => {
    const { store } = pressed();
    expect(store.get(preparedPieceAtom)?.shown.title).toBe('Vine Robe');
    expect([store.get(itemCountAtom), store.get(shownPendingAtom)]).toEqual([0, []]);
  });

  it('keeps its line when the click adds it', () => {
    const { store, addLines, drawnAs } = pressed();
    void addLines([robe]);
    expect(store.get(shownPendingAtom).map(({ key }) => key)).toEqual([drawnAs]);
    expect(store.get(preparedPieceAtom)).toBeNull();
  });

  it('lends its line to one piece only, where two of it are added', () => {
    const { store, addLines, drawnAs } = pressed();
    void addLines([robe, robe]);
    const [first, second] = store.get(shownPendingAtom);
    expect([first?.key, second?.key === drawnAs]).toEqual([drawnAs, false]);
  });

  it('is forgotten when another one is added', () => {
    const { store, addLines, drawnAs } = pressed();
    void addLines([slip]);
    expect(store.get(shownPendingAtom).map(({ key }) => key)).not.toContain(drawnAs);
    expect(store.get(preparedPieceAtom)).toBeNull();
  });

  it('is not drawn where nothing is known of it', () => {
    const { store, prepareAdd } = pressed();
    prepareAdd({ merchandiseId: ROBE, quantity: 1 });
    expect(store.get(preparedPieceAtom)).toBeNull();
  });

  describe('opens the bag ahead of its add', () => {
    const drawn = () => {
      const cart = pressed();
      cart.store.set(drawnPieceAtom, cart.store.get(preparedPieceAtom));
      return cart;
    };

    it('where the closed bag has drawn it', () => {
      const { store } = drawn();
      expect(store.set(openAheadAtom, [robe])).toBe(true);
      expect(store.get(isOpenAheadAtom)).toBe(true);
    });

    it('and not with one that was only pressed', () => {
      const { store, addLines, prepareAdd } = drawn();
      store.set(openAheadAtom, [robe]);
      void addLines([robe]);
      prepareAdd(slip);
      expect(store.get(isOpenAheadAtom)).toBe(false);
    });

    it.each([
      ['not drawn yet', pressed, [robe]],
      ['another one', drawn, [slip]],
      ['not alone', drawn, [robe, slip]],
    ] as const)('but not one that is %s', (_why, open, added) => {
      const { store } = open();
      expect(store.set(openAheadAtom, added)).toBe(false);
      expect(store.get(isOpenAheadAtom)).toBe(false);
    });

    it('and leaves the sums of the bag’s page alone where the press ended beside the button', () => {
      const { store } = drawn();
      expect([store.get(isShownAheadAtom), store.get(totalsAreOldAtom)]).toEqual([false, false]);
    });

    it('but not one that joins a line', () => {
      const { store, addLines, prepareAdd } = drawn();
      void addLines([robe]);
      prepareAdd(robe);
      store.set(drawnPieceAtom, store.get(preparedPieceAtom));
      expect(store.set(openAheadAtom, [robe])).toBe(false);
    });
  });
});
