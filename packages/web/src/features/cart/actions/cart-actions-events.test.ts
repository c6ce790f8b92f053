import type { ShopEvent } from '@storefront/core/analytics/shop-event';
import { describe, expect, it, vi } from 'vitest';
import { cartOf, changed, gone, objection, oneSlip, openCart, SLIP_LINE } from './open-cart.fixture.ts';

const brief = (events: readonly ShopEvent[]) =>
  events.map((event) => {
    if (event.kind === 'cart-gone') return [event.kind, event.cartId];
    if (!('lines' in event)) return [event.kind];
    const lines = event.lines.map(({ item, quantity }) => `${quantity} of ${item.variantId}`);
    return [event.kind, ...lines, ...(event.addToCartType ? [event.addToCartType] : [])];
  });

describe('[call.other-third-party-calls.8] a change of the cart is recorded for analytics', () => {
  it('when the platform has added a line', async () => {
    const { addLines, commerce, recorded } = openCart({ cart: cartOf('a', 1) });
    commerce.addLines.mockResolvedValue(changed(cartOf('a', 2)));
    await addLines(oneSlip);
    expect(brief(recorded)).toEqual([['add-to-cart', '1 of 1']]);
  });

  it('not when nothing was added', async () => {
    const { addLines, commerce, recorded } = openCart({ cart: cartOf('a', 1) });
    commerce.addLines.mockResolvedValue(
      changed(cartOf('a', 1), { warnings: [objection('MERCHANDISE_NOT_ENOUGH_STOCK', ['lines'])] }),
    );
    await addLines(oneSlip);
    vi.spyOn(console, 'error').mockReturnValueOnce(undefined);
    commerce.addLines.mockRejectedValue(new Error('offline'));
    await addLines(oneSlip);
    expect(recorded).toEqual([]);
  });

  it('when a quantity was changed, and a removal undone', async () => {
    const { setQuantity, putBack, commerce, recorded } = openCart({ cart: cartOf('a', 2) });
    commerce.updateLines.mockResolvedValue(changed(cartOf('a', 3)));
    await setQuantity(SLIP_LINE, 3);
    commerce.removeLines.mockResolvedValue(changed(cartOf('a')));
    await setQuantity(SLIP_LINE, 0);
    commerce.addLines.mockResolvedValue(changed(cartOf('a', 3)));
    await putBack(SLIP_LINE);
    expect(brief(recorded)).toEqual([
      ['add-to-cart', '1 of 1', 'bag'],
      ['remove-from-cart', '3 of 1'],
      ['add-to-cart', '3 of 1', 'bag'],
    ]);
  });

  it('[call.other-third-party-calls.9] when the stored cart is gone', async () => {
    const id = cartOf('a').id;
    const { restoreCart, commerce, recorded } = openCart({ storedId: id });
    commerce.cart.mockResolvedValue(null);
    commerce.createCart.mockResolvedValue(changed(cartOf('b')));
    await restoreCart();
    expect(brief(recorded)).toEqual([['cart-gone', id]]);
  });

  it('when a line goes to a new cart instead of one that is gone', async () => {
    const { addLines, commerce, recorded } = openCart({ cart: cartOf('a', 1) });
    commerce.addLines.mockResolvedValueOnce(gone).mockResolvedValueOnce(changed(cartOf('b', 1)));
    commerce.createCart.mockResolvedValue(changed(cartOf('b')));
    await addLines(oneSlip);
    expect(brief(recorded)).toEqual([
      ['cart-gone', cartOf('a').id],
      ['add-to-cart', '1 of 1'],
    ]);
  });
});
