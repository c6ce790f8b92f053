import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartAtom, cartMessagesAtom } from '../cart-atoms.ts';
import { cartOf, changed, lostResponse, objection, openCart } from './open-cart.fixture.ts';

const A = 'gid://shopify/Cart/a';
const message = { key: 'gift_message', value: 'With love' };
const guest = { key: 'gorgias.guest_id', value: 'g1' };
const session = { key: 'gorgias.session_id', value: 's1' };
const cart = (attributes = [message]) => ({ ...cartOf('a', 1), attributes });

beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('[entity.cart.2] a shopper who has opened the chat', () => {
  it('has its attributes in the cart, beside what another tab has written since', async () => {
    const { commerce, store, writeChat, storedRevision } = openCart({ cart: cart([]) });
    commerce.cart.mockResolvedValue(cart());
    const written = cart([message, guest, session]);
    commerce.updateAttributes.mockResolvedValue(changed(written));
    await writeChat([guest, session]);
    expect(commerce.updateAttributes).toHaveBeenCalledExactlyOnceWith(A, [message, guest, session], 'US');
    expect(store.get(cartAtom)).toBe(written);
    expect(storedRevision()).not.toBeNull();
  });

  it('causes no request when they are there already, or when there is no cart yet', async () => {
    const known = openCart({ cart: cart([message, guest]) });
    await known.writeChat([guest]);
    const without = openCart();
    await without.writeChat([guest]);
    for (const { commerce } of [known, without]) {
      expect(commerce.cart).not.toHaveBeenCalled();
      expect(commerce.updateAttributes).not.toHaveBeenCalled();
    }
  });

  it('causes no update when another tab has written them', async () => {
    const { commerce, writeChat } = openCart({ cart: cart() });
    commerce.cart.mockResolvedValue(cart([message, guest]));
    await writeChat([guest]);
    expect(commerce.updateAttributes).not.toHaveBeenCalled();
  });

  it.each([
    ['refuses them', async () => changed(null, { userErrors: [objection('INVALID', ['attributes'])] })],
    ['is out of reach', () => Promise.reject(lostResponse)],
  ])('reads nothing new in the bag when the platform %s', async (_, update) => {
    const shown = cart();
    const { commerce, store, writeChat, messages } = openCart({ cart: shown });
    store.set(cartMessagesAtom, ['Only 1 is left.']);
    commerce.cart.mockResolvedValue(shown);
    commerce.updateAttributes.mockImplementation(update);
    await writeChat([guest]);
    expect([store.get(cartAtom), messages()]).toEqual([shown, ['Only 1 is left.']]);
  });
});
