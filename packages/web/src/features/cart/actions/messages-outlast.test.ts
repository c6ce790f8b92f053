import type { CartChange } from '@storefront/core/cart/cart';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { cartLinkCopy } from '../../../copy/cart-link-copy.ts';
import { cartMessagesAtom, cartOpenAtom } from '../cart-atoms.ts';
import { sayUntilSeenAtom, unseenMessagesAtom } from '../unseen-messages-atom.ts';
import {
  cartOf,
  changed,
  gone,
  lostResponse,
  oneSlip,
  openCart,
  ROBE_LINE,
  SLIP_LINE,
} from './open-cart.fixture.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.stubGlobal('window', { location: { pathname: '/' } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A cart whose slip and robe are set to three at once; the platform has two slips, and its second response waits. */
function changeBoth() {
  const cart = openCart({ cart: cartOf('a', 1, 1) });
  const second = Promise.withResolvers<CartChange>();
  cart.commerce.updateLines.mockResolvedValueOnce(changed(cartOf('a', 2, 1)));
  cart.commerce.updateLines.mockReturnValueOnce(second.promise);
  const changing = Promise.all([cart.setQuantity(SLIP_LINE, 3), cart.setQuantity(ROBE_LINE, 3)]);
  return { ...cart, changing, second };
}
const onlyTwoSlips = cartCopy.onlySome('Aurelia Slip Dress', 2);

describe('[error.8] the message of a change', () => {
  it('outlasts the success of the change after it', async () => {
    const { changing, second, messages } = changeBoth();
    second.resolve(changed(cartOf('a', 2, 3)));
    await changing;
    expect(messages()).toEqual([onlyTwoSlips]);
  });

  it('stands above what the change after it has to say, and above its failure', async () => {
    const { changing, second, commerce, messages } = changeBoth();
    commerce.cart.mockRejectedValue(lostResponse);
    second.reject(lostResponse);
    await changing;
    expect(messages()).toEqual([onlyTwoSlips, cartCopy.unreachable]);
  });

  it('stays when the cart turns out to be gone', async () => {
    const { changing, second, commerce, messages } = changeBoth();
    commerce.createCart.mockResolvedValue(changed(cartOf('new')));
    second.resolve(gone);
    await changing;
    expect(messages()).toEqual([onlyTwoSlips, cartCopy.gone]);
  });

  it('stays while the shopper goes on before the last response, and ends with what she does next', async () => {
    const { changing, second, commerce, setQuantity, saveGiftMessage, messages } = changeBoth();
    commerce.removeLines.mockResolvedValue(changed(cartOf('a', 2)));
    await vi.waitFor(() => expect(messages()).toEqual([onlyTwoSlips]));
    const removing = setQuantity(ROBE_LINE, 0);
    second.resolve(changed(cartOf('a', 2, 3)));
    await Promise.all([changing, removing]);
    expect(messages()).toEqual([onlyTwoSlips]);
    commerce.cart.mockResolvedValue(cartOf('a', 2));
    commerce.updateAttributes.mockResolvedValue(changed(cartOf('a', 2)));
    await saveGiftMessage('For Ada');
    expect(messages()).toEqual([]);
  });

  it('ends with the next quantity that the shopper chooses', async () => {
    const { commerce, setQuantity, messages } = openCart({ cart: cartOf('a', 1) });
    commerce.updateLines.mockResolvedValueOnce(changed(cartOf('a', 2)));
    commerce.updateLines.mockResolvedValueOnce(changed(cartOf('a', 1)));
    await setQuantity(SLIP_LINE, 3);
    expect(messages()).toEqual([onlyTwoSlips]);
    await setQuantity(SLIP_LINE, 1);
    expect(messages()).toEqual([]);
  });
});

describe('[error.8] the message of a change whose cause is gone', () => {
  /** A change whose request fails once the test says so. */
  function failFirst() {
    const cart = openCart({ cart: cartOf('a', 1, 1) });
    const first = Promise.withResolvers<CartChange>();
    cart.commerce.updateLines.mockReturnValueOnce(first.promise);
    cart.commerce.cart.mockRejectedValueOnce(lostResponse);
    return { ...cart, fail: () => first.reject(lostResponse) };
  }

  it('ends with the success of the next change of that line, even one that waited', async () => {
    const { commerce, setQuantity, messages, fail } = failFirst();
    const first = setQuantity(SLIP_LINE, 2);
    await vi.waitFor(() => expect(commerce.updateLines).toHaveBeenCalledOnce());
    const response = Promise.withResolvers<CartChange>();
    commerce.updateLines.mockReturnValueOnce(response.promise);
    const second = setQuantity(SLIP_LINE, 3);
    fail();
    await first;
    expect(messages()).toEqual([cartCopy.unreachable]);
    response.resolve(changed(cartOf('a', 3, 1)));
    await second;
    expect(messages()).toEqual([]);
  });

  it('stays where only another line was changed since, or where another cause is left', async () => {
    const { commerce, setQuantity, messages, fail } = failFirst();
    const changing = [setQuantity(SLIP_LINE, 2), setQuantity(ROBE_LINE, 2)];
    const robe = Promise.withResolvers<CartChange>();
    commerce.updateLines.mockReturnValueOnce(robe.promise);
    commerce.cart.mockRejectedValueOnce(lostResponse);
    fail();
    await vi.waitFor(() => expect(commerce.updateLines).toHaveBeenCalledTimes(2));
    commerce.updateLines.mockResolvedValueOnce(changed(cartOf('a', 1, 3)));
    changing.push(setQuantity(ROBE_LINE, 3));
    robe.reject(lostResponse);
    await Promise.all(changing);
    expect(commerce.updateLines).toHaveBeenCalledTimes(3);
    expect(messages()).toEqual([cartCopy.unreachable]);
  });

  it('names what the last change of the line got, and no more what an earlier one did', async () => {
    const { commerce, setQuantity, messages } = openCart({ cart: cartOf('a', 1) });
    const first = Promise.withResolvers<CartChange>();
    commerce.updateLines.mockReturnValueOnce(first.promise);
    commerce.updateLines.mockResolvedValueOnce(changed(cartOf('a', 3)));
    const changing = [setQuantity(SLIP_LINE, 4)];
    await vi.waitFor(() => expect(commerce.updateLines).toHaveBeenCalledOnce());
    changing.push(setQuantity(SLIP_LINE, 5));
    first.resolve(changed(cartOf('a', 2)));
    await Promise.all(changing);
    expect(messages()).toEqual([cartCopy.onlySome('Aurelia Slip Dress', 3)]);
  });

  it('ends when the drawer is closed, but for what no screen has shown', async () => {
    const { store, setQuantity, messages, fail } = failFirst();
    store.set(cartOpenAtom, true);
    fail();
    await setQuantity(SLIP_LINE, 2);
    store.set(sayUntilSeenAtom, [cartCopy.renewed]);
    expect(messages()).toEqual([cartCopy.unreachable, cartCopy.renewed]);
    store.set(cartOpenAtom, false);
    store.set(cartOpenAtom, true);
    expect(messages()).toEqual([cartCopy.renewed]);
    store.set(unseenMessagesAtom, []);
    store.set(cartOpenAtom, false);
    expect(messages()).toEqual([]);
  });

  it('waits for the drawer to be opened where the change fails after it was closed', async () => {
    const { commerce, store, setQuantity, messages } = openCart({ cart: cartOf('a', 1) });
    commerce.updateLines.mockRejectedValueOnce(lostResponse);
    commerce.cart.mockRejectedValueOnce(lostResponse);
    store.set(cartOpenAtom, true);
    const changing = setQuantity(SLIP_LINE, 2);
    store.set(cartOpenAtom, false);
    await changing;
    store.set(cartOpenAtom, true);
    expect(messages()).toEqual([cartCopy.unreachable]);
  });
});

describe('[error.8] a click that has nothing left to do, because an earlier one sent its quantity,', () => {
  const quickly = (cart: ReturnType<typeof openCart>, wanted: readonly number[]) =>
    Promise.all(wanted.map((quantity) => cart.setQuantity(SLIP_LINE, quantity)));
  const clicks = [[[2, 3]], [[2, 3, 4]]];

  it.each(clicks)('leaves the message that the bag is out of reach: %j', async (wanted) => {
    const cart = openCart({ cart: cartOf('a', 1) });
    cart.commerce.updateLines.mockRejectedValue(lostResponse);
    cart.commerce.cart.mockRejectedValue(lostResponse);
    await quickly(cart, wanted);
    expect(cart.messages()).toEqual([cartCopy.unreachable]);
  });

  it.each([[[4, 5]], [[4, 5, 6]]])('leaves the message how many there are: %j', async (wanted) => {
    const cart = openCart({ cart: cartOf('a', 1) });
    cart.commerce.updateLines.mockResolvedValue(changed(cartOf('a', 2)));
    await quickly(cart, wanted);
    expect(cart.commerce.updateLines).toHaveBeenCalledOnce();
    expect(cart.messages()).toEqual([onlyTwoSlips]);
  });

  it.each(clicks)('leaves the message that the bag is gone: %j', async (wanted) => {
    const cart = openCart({ cart: cartOf('a', 1) });
    cart.commerce.updateLines.mockResolvedValue(gone);
    cart.commerce.createCart.mockResolvedValue(changed(cartOf('new')));
    await quickly(cart, wanted);
    expect(cart.messages()).toEqual([cartCopy.gone]);
    expect(cart.store.get(unseenMessagesAtom)).toEqual([cartCopy.gone]);
  });

  it('leaves the message that the bag is gone where it came while the request was under way', async () => {
    const cart = openCart({ cart: cartOf('a', 1) });
    const first = Promise.withResolvers<CartChange>();
    cart.commerce.updateLines.mockReturnValueOnce(first.promise);
    cart.commerce.createCart.mockResolvedValue(changed(cartOf('new')));
    const changing = [cart.setQuantity(SLIP_LINE, 2)];
    await vi.waitFor(() => expect(cart.commerce.updateLines).toHaveBeenCalledOnce());
    changing.push(cart.setQuantity(SLIP_LINE, 3));
    first.resolve(gone);
    await Promise.all(changing);
    expect(cart.messages()).toEqual([cartCopy.gone]);
  });

  it.each([[[true, false]], [[true, false, true]]])(
    'leaves the message about the protection: %j',
    async (choices) => {
      const { commerce, setProtection, messages } = openCart({ cart: cartOf('a', 1) });
      commerce.cart.mockRejectedValue(lostResponse);
      await Promise.all(choices.map(setProtection));
      expect(messages()).toEqual([cartCopy.unreachable]);
    },
  );
});

describe('[error.8] the message that the bag is gone', () => {
  it('is said where a click finds it out and has no line left to change', async () => {
    const { commerce, addLines, setQuantity, messages, store } = openCart({ cart: cartOf('a', 1) });
    commerce.addLines.mockRejectedValueOnce(lostResponse);
    commerce.cart.mockRejectedValueOnce(lostResponse).mockResolvedValueOnce(null);
    commerce.createCart.mockResolvedValue(changed(cartOf('new')));
    await addLines(oneSlip);
    await setQuantity(SLIP_LINE, 2);
    expect(messages()).toEqual([cartCopy.gone]);
    expect(store.get(unseenMessagesAtom)).toEqual([cartCopy.gone]);
  });

  it('is about the bag: it outlasts a change of the same line in the new one', async () => {
    const { commerce, setQuantity, messages } = openCart({ cart: cartOf('a', 1) });
    const first = Promise.withResolvers<CartChange>();
    commerce.updateLines.mockReturnValueOnce(first.promise);
    commerce.updateLines.mockResolvedValueOnce(changed(cartOf('new', 3)));
    commerce.createCart.mockResolvedValue(changed(cartOf('new', 1)));
    const changing = [setQuantity(SLIP_LINE, 2)];
    await vi.waitFor(() => expect(commerce.updateLines).toHaveBeenCalledOnce());
    changing.push(setQuantity(SLIP_LINE, 3));
    first.resolve(gone);
    await Promise.all(changing);
    expect(commerce.updateLines).toHaveBeenCalledTimes(2);
    expect(messages()).toEqual([cartCopy.gone]);
  });
});

describe('[error.8] once the bag has been fetched again', () => {
  it('its message that it could not be fetched ends', async () => {
    const { commerce, restoreCart, messages } = openCart({ storedId: 'gid://shopify/Cart/a' });
    commerce.cart.mockRejectedValueOnce(lostResponse);
    await restoreCart();
    expect(messages()).toEqual([cartCopy.notFetched]);
    commerce.cart.mockResolvedValue(cartOf('a', 2, 1));
    await restoreCart();
    expect(messages()).toEqual([]);
  });

  it('the reason of a change that failed stays, for what she wanted is not there', async () => {
    const { changing, second, commerce, restoreCart, messages } = changeBoth();
    commerce.cart.mockRejectedValueOnce(lostResponse);
    second.reject(lostResponse);
    await changing;
    commerce.cart.mockResolvedValue(cartOf('a', 2, 1));
    await restoreCart();
    expect(messages()).toEqual([onlyTwoSlips, cartCopy.unreachable]);
  });
});

describe('[screen.route-table.5] what a link could not put into the bag', () => {
  const leftOut = cartLinkCopy.notRead('abc');

  it('outlasts the first fetch of the bag and a code of the link, until a screen has shown it', async () => {
    const { commerce, store, restoreCart, applyDiscount, saveGiftMessage, messages } = openCart({
      storedId: 'gid://shopify/Cart/a',
    });
    commerce.cart.mockResolvedValue(cartOf('a', 1));
    commerce.updateDiscountCodes.mockResolvedValue(changed(cartOf('a', 1)));
    commerce.updateAttributes.mockResolvedValue(changed(cartOf('a', 1)));
    store.set(sayUntilSeenAtom, [leftOut]);
    await restoreCart();
    await applyDiscount('EVENING10');
    expect(messages()).toEqual([leftOut]);
    store.set(unseenMessagesAtom, []);
    await saveGiftMessage('For Ada');
    expect(messages()).toEqual([]);
  });

  it('stands below what the bag has to say, each once', () => {
    const { store, messages } = openCart();
    store.set(cartMessagesAtom, [cartCopy.renewed, leftOut]);
    store.set(sayUntilSeenAtom, [leftOut, cartLinkCopy.soldOut('Slip')]);
    expect(messages()).toEqual([cartCopy.renewed, leftOut, cartLinkCopy.soldOut('Slip')]);
  });
});
