import { keyOfLine } from '@storefront/core/cart/line-order';
import { describe, expect, it } from 'vitest';
import { cartAtom, removedLinesAtom, shownLinesAtom, shownPendingAtom } from '../cart-atoms.ts';
import { cartRows } from '../cart-rows.ts';
import { lineOrderAtom } from '../line-order-atom.ts';
import { cartOf, changed, openCart, ROBE, ROBE_LINE } from './open-cart.fixture.ts';

const slipAboveRobe = cartOf('a', 1, 1);
/** As the platform returns it once the robe has come back: with another id, and first. */
const robeAboveSlip = {
  ...slipAboveRobe,
  lines: slipAboveRobe.lines.map((line) => ({ ...line, id: `${line.id}9` })).toReversed(),
};

/** A bag of a slip and, below it, a robe that was removed. */
async function removeRobe() {
  const cart = openCart({ cart: slipAboveRobe });
  const { commerce, store } = cart;
  commerce.removeLines.mockResolvedValue(changed(cartOf('a', 1)));
  commerce.addLines.mockResolvedValue(changed(robeAboveSlip));
  commerce.cart.mockResolvedValue(robeAboveSlip);
  await cart.setQuantity(ROBE_LINE, 0);
  const rows = () => {
    const parts = {
      shown: store.get(shownLinesAtom),
      pending: store.get(shownPendingAtom),
      removed: store.get(removedLinesAtom),
    };
    return cartRows(parts, store.get(lineOrderAtom)).map((row) => {
      if ('piece' in row) return `adding ${row.piece.shown.title}`;
      if ('removed' in row) return `removed ${row.removed.merchandise.product.title}`;
      return row.line.merchandise.product.title;
    });
  };
  return { ...cart, rows };
}

describe('[entity.cart.7] the place of a line that was removed', () => {
  it('is that of its undo row, and of the line that comes back, before the platform responds and afterwards', async () => {
    const { putBack, restoreCart, rows } = await removeRobe();
    expect(rows()).toEqual(['Aurelia Slip Dress', 'removed Robe']);
    const putting = putBack(ROBE_LINE);
    expect(rows()).toEqual(['Aurelia Slip Dress', 'adding Robe']);
    await putting;
    expect(rows()).toEqual(['Aurelia Slip Dress', 'Robe']);
    await restoreCart();
    expect(rows()).toEqual(['Aurelia Slip Dress', 'Robe']);
  });

  it('is known by the next page', async () => {
    const { putBack, storedOrder } = await removeRobe();
    await putBack(ROBE_LINE);
    const next = openCart({ storedId: robeAboveSlip.id, order: storedOrder() });
    next.commerce.cart.mockResolvedValue(robeAboveSlip);
    await next.restoreCart();
    expect(next.store.get(cartAtom)?.lines.map(keyOfLine)).toEqual(slipAboveRobe.lines.map(keyOfLine));
  });

  it('is forgotten when the piece is added anew: it is the newest then', async () => {
    const { addLines, rows } = await removeRobe();
    await addLines([{ merchandiseId: ROBE, quantity: 1 }]);
    expect(rows()).toEqual(['Robe', 'Aurelia Slip Dress']);
  });
});
