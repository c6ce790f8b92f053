import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartIsBusyAtom, cartOpenAtom, itemCountAtom, shownPendingAtom } from '../cart-atoms.ts';
import { drawnPieceAtom, preparedPieceAtom } from '../late-cart-atoms.ts';
import { totalsAreOldAtom } from '../totals-are-old-atom.ts';
import { cartOf, openCart, ROBE, SLIP } from './open-cart.fixture.ts';

const shown = { title: 'Vine Robe', handle: 'robe', choice: 'Ivory, M', imageUrl: null, price: '$725' };
const robe = { merchandiseId: ROBE, quantity: 1, shown };
const slip = { merchandiseId: SLIP, quantity: 1, shown: { ...shown, title: 'Slip' } };

describe('a piece that is about to be added', () => {
  const standOn = (pathname: string) => void vi.stubGlobal('window', { location: { pathname } });
  beforeEach(() => standOn('/'));
  afterAll(() => void vi.unstubAllGlobals());

  const prepared = (painted = () => new Promise<void>(() => {})) => {
    const cart = openCart({ cart: cartOf('a'), painted });
    cart.prepareAdd(robe);
    return { ...cart, drawnAs: cart.store.get(preparedPieceAtom)?.key };
  };

  it('is drawn in the closed bag, and counts only once it is added', () => {
    const { store } = prepared();
    expect(store.get(preparedPieceAtom)?.shown.title).toBe('Vine Robe');
    expect([store.get(itemCountAtom), store.get(shownPendingAtom)]).toEqual([0, []]);
  });

  it('is drawn once by a pointer that comes and presses, and again with another price', () => {
    const { store, prepareAdd, drawnAs } = prepared();
    const before = store.get(preparedPieceAtom);
    prepareAdd({ ...robe, shown: { ...shown } });
    expect(store.get(preparedPieceAtom)).toBe(before);
    prepareAdd({ ...robe, shown: { ...shown, price: '$650' } });
    expect(store.get(preparedPieceAtom)).toMatchObject({ key: drawnAs, shown: { price: '$650' } });
  });

  it('keeps its line when the click adds it', () => {
    const { store, addLines, drawnAs } = prepared();
    void addLines([robe]);
    expect(store.get(shownPendingAtom).map(({ key }) => key)).toEqual([drawnAs]);
    expect(store.get(preparedPieceAtom)).toBeNull();
  });

  it('lends its line to one piece only, where two of it are added', () => {
    const { store, addLines, drawnAs } = prepared();
    void addLines([robe, robe]);
    const [first, second] = store.get(shownPendingAtom);
    expect([first?.key, second?.key === drawnAs]).toEqual([drawnAs, false]);
  });

  it('is forgotten when another one is added', () => {
    const { store, addLines, drawnAs } = prepared();
    void addLines([slip]);
    expect(store.get(shownPendingAtom).map(({ key }) => key)).not.toContain(drawnAs);
    expect(store.get(preparedPieceAtom)).toBeNull();
  });

  it('is not drawn on the bag’s own page, whose sums it would hide', () => {
    standOn('/cart');
    const { store } = prepared();
    expect([store.get(preparedPieceAtom), store.get(totalsAreOldAtom)]).toEqual([null, false]);
  });

  it('hides the sums of the closed bag, which do not know it', () => {
    const { store } = prepared();
    expect(store.get(totalsAreOldAtom)).toBe(true);
  });

  it('is not drawn where nothing is known of it', () => {
    const { store, prepareAdd } = prepared();
    prepareAdd({ merchandiseId: ROBE, quantity: 1 });
    expect(store.get(preparedPieceAtom)).toBeNull();
  });

  describe('opens the bag', () => {
    const drawnIn = (cart: ReturnType<typeof prepared>) => {
      const dialog = { open: false };
      const piece = cart.store.get(preparedPieceAtom);
      const open = () => {
        dialog.open = true;
      };
      cart.store.set(drawnPieceAtom, piece && { piece, isOpen: () => dialog.open, open });
      return { ...cart, dialog };
    };
    const drawn = () => drawnIn(prepared());

    it('where the closed bag has drawn it, before anything else is drawn', () => {
      const { store, openDrawn, dialog } = drawn();
      expect(openDrawn([robe])).toBe(true);
      expect([dialog.open, store.get(cartOpenAtom)]).toEqual([true, false]);
    });

    it('and shows what else its add changes once that frame is painted', async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const { store, openDrawn, addLines } = drawnIn(prepared(() => promise));
      void addLines([robe], {}, openDrawn([robe]));
      const shown = () => [store.get(cartOpenAtom), store.get(cartIsBusyAtom), store.get(itemCountAtom)];
      expect(shown()).toEqual([false, false, 0]);
      resolve();
      await promise;
      expect(shown()).toEqual([true, true, 1]);
    });

    it('but not again where the shopper has closed it before', async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const { store, openDrawn, addLines, dialog } = drawnIn(prepared(() => promise));
      void addLines([robe], {}, openDrawn([robe]));
      dialog.open = false;
      resolve();
      await promise;
      expect([store.get(cartOpenAtom), store.get(itemCountAtom)]).toEqual([false, 1]);
    });

    it.each([
      ['not drawn yet', prepared, [robe]],
      ['another one', drawn, [slip]],
      ['not alone', drawn, [robe, slip]],
    ] as const)('but not with one that is %s', (_why, open, added) => {
      expect(open().openDrawn(added)).toBe(false);
    });

    it('but not with one that joins a line', () => {
      const cart = drawn();
      void cart.addLines([robe]);
      cart.prepareAdd(robe);
      expect(drawnIn(cart).openDrawn([robe])).toBe(false);
    });

    it('but not where it is open', () => {
      const { openDrawn, dialog } = drawn();
      dialog.open = true;
      expect(openDrawn([robe])).toBe(false);
    });
  });
});
