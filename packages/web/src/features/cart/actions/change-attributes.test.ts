import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { cartAtom } from '../cart-atoms.ts';
import { cartOf, changed, gone, lostResponse, objection, openCart } from './open-cart.fixture.ts';

const A = 'gid://shopify/Cart/a';
const chat = { key: 'gorgias.guest_id', value: 'g1' };
const message = (value: string) => ({ key: 'gift_message', value });
const cart = (...attributes: { key: string; value: string }[]) => ({ ...cartOf('a', 1), attributes });

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the gift message [state.gift-message.2] [entity.cart.2]', () => {
  it('is written beside what the chat and other tabs have written since', async () => {
    const { commerce, store, saveGiftMessage } = openCart({ cart: cart() });
    commerce.cart.mockResolvedValue(cart(chat));
    const written = cart(chat, message('With love 🎁'));
    commerce.updateAttributes.mockResolvedValue(changed(written));
    expect(await saveGiftMessage('  With love 🎁 ')).toBe(true);
    expect(commerce.updateAttributes).toHaveBeenCalledExactlyOnceWith(
      A,
      [chat, message('With love 🎁')],
      'US',
    );
    expect(store.get(cartAtom)).toBe(written);
  });

  it('that is empty is taken out of the cart', async () => {
    const { commerce, saveGiftMessage } = openCart({ cart: cart(message('Old')) });
    commerce.cart.mockResolvedValue(cart(message('Old'), chat));
    commerce.updateAttributes.mockResolvedValue(changed(cart(chat)));
    expect(await saveGiftMessage('')).toBe(true);
    expect(commerce.updateAttributes.mock.calls[0]?.[1]).toEqual([chat]);
  });

  it('is saved when only the response was lost', async () => {
    const { commerce, saveGiftMessage, messages } = openCart({ cart: cart() });
    commerce.cart.mockResolvedValueOnce(cart()).mockResolvedValueOnce(cart(message('Hello')));
    commerce.updateAttributes.mockRejectedValue(lostResponse);
    expect([await saveGiftMessage('Hello'), messages()]).toEqual([true, []]);
  });

  it.each([
    ['is out of reach', () => Promise.reject(lostResponse), cartCopy.unreachable],
    [
      'refuses it',
      async () => changed(null, { userErrors: [objection('INVALID', ['attributes'])] }),
      cartCopy.refused,
    ],
  ])('is not saved, with a message, when the platform %s', async (_, answer, text) => {
    const { commerce, store, saveGiftMessage, messages } = openCart({ cart: cart() });
    commerce.cart.mockResolvedValue(cart());
    commerce.updateAttributes.mockImplementation(answer);
    expect([await saveGiftMessage('Hello'), messages(), store.get(cartAtom)]).toEqual([
      false,
      [text],
      cart(),
    ]);
  });

  it('is not taken out when the platform refuses that', async () => {
    const { commerce, saveGiftMessage, messages } = openCart({ cart: cart(message('Old')) });
    commerce.cart.mockResolvedValue(cart(message('Old')));
    const refusal = { userErrors: [objection('INVALID', ['attributes'])] };
    commerce.updateAttributes.mockResolvedValue(changed(null, refusal));
    expect([await saveGiftMessage(''), messages()]).toEqual([false, [cartCopy.refused]]);
  });

  it('is not saved when the cart is gone', async () => {
    const { commerce, saveGiftMessage, messages } = openCart({ cart: cart() });
    commerce.cart.mockResolvedValue(cart());
    commerce.updateAttributes.mockResolvedValue(gone);
    commerce.createCart.mockResolvedValue(changed(cartOf('new')));
    expect([await saveGiftMessage('Hello'), messages()]).toEqual([false, [cartCopy.gone]]);
  });
});
