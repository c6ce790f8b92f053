import type { CartChange } from '@storefront/core/cart/cart';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { countryIsSettledAtom, currencyCountryAtom } from '../../../state/market-atoms.ts';
import { cartAtom } from '../cart-atoms.ts';
import { cartOf, changed, lostResponse, openCart, ROBE, SLIP, unknownLine } from './open-cart.fixture.ts';

const message = { key: 'gift_message', value: 'With love' };
const american = { ...cartOf('a', 1, 1), attributes: [message] };
const french = (id: string, slips: number, robes = 0) => ({
  ...cartOf(id, slips, robes),
  buyerIdentity: { countryCode: 'FR' },
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function openAbroad() {
  const bag = openCart({ cart: american });
  bag.store.set(currencyCountryAtom, 'FR');
  return bag;
}

describe('[state.cart-lifecycle.14] a bag that comes along to another country', () => {
  it('names the piece that the country does not get, and brings the others and the message', async () => {
    const { commerce, store, followCountry, messages } = openAbroad();
    commerce.createCart
      .mockResolvedValueOnce(changed(null, { userErrors: [unknownLine(0)] }))
      .mockResolvedValueOnce(changed(french('fr', 1)));
    const whole = { ...french('fr', 1), attributes: [message] };
    commerce.updateAttributes.mockResolvedValue(changed(whole));
    await followCountry();
    const sent = commerce.createCart.mock.calls.map(([lines]) =>
      lines.map(({ merchandiseId }) => merchandiseId),
    );
    expect(sent).toEqual([[ROBE, SLIP], [SLIP]]);
    expect([store.get(cartAtom), messages()]).toEqual([whole, [cartCopy.notAdded('Robe')]]);
  });

  it('is empty where the country gets none of its pieces, and names them all', async () => {
    const { commerce, store, followCountry, messages } = openAbroad();
    commerce.createCart
      .mockResolvedValueOnce(changed(null, { userErrors: [unknownLine(0), unknownLine(1)] }))
      .mockResolvedValueOnce(changed(french('fr', 0)));
    const empty = { ...french('fr', 0), attributes: [message] };
    commerce.updateAttributes.mockResolvedValue(changed(empty));
    await followCountry();
    expect(commerce.createCart.mock.calls[1]?.[0]).toEqual([]);
    expect([store.get(cartAtom), messages()]).toEqual([
      empty,
      [cartCopy.notAdded('Robe'), cartCopy.notAdded('Aurelia Slip Dress')],
    ]);
  });

  it('is carried when the cart is fetched again, where it could not be before', async () => {
    const { commerce, store, followCountry, restoreCart } = openAbroad();
    commerce.createCart.mockRejectedValueOnce(lostResponse);
    await followCountry();
    expect(store.get(cartAtom)?.buyerIdentity.countryCode).toBe('US');
    commerce.cart.mockResolvedValue(american);
    commerce.createCart.mockResolvedValue(changed(french('fr', 1, 1)));
    commerce.updateAttributes.mockResolvedValue(changed(french('fr', 1, 1)));
    await restoreCart();
    expect(store.get(cartAtom)?.buyerIdentity.countryCode).toBe('FR');
  });

  it('is carried once more when the shopper chooses another country meanwhile', async () => {
    const { commerce, store, followCountry } = openAbroad();
    const first = Promise.withResolvers<CartChange>();
    const british = { ...cartOf('gb', 1, 1), buyerIdentity: { countryCode: 'GB' } };
    commerce.createCart.mockReturnValueOnce(first.promise).mockResolvedValueOnce(changed(british));
    commerce.updateAttributes.mockResolvedValueOnce(changed(french('fr', 1, 1)));
    const following = followCountry();
    await vi.waitFor(() => expect(commerce.createCart).toHaveBeenCalledOnce());
    store.set(currencyCountryAtom, 'GB');
    const again = followCountry();
    first.resolve(changed(french('fr', 1, 1)));
    await Promise.all([following, again]);
    expect(store.get(cartAtom)?.buyerIdentity.countryCode).toBe('GB');
  });

  it('stays where it is until the country of the visit is decided', async () => {
    const { commerce, store, followCountry } = openAbroad();
    store.set(countryIsSettledAtom, false);
    await followCountry();
    expect(commerce.createCart).not.toHaveBeenCalled();
  });

  it('names a piece of which the platform gave less', async () => {
    const { commerce, followCountry, messages } = openAbroad();
    commerce.createCart.mockResolvedValue(changed(french('fr', 1)));
    commerce.updateAttributes.mockResolvedValue(changed({ ...french('fr', 1), attributes: [message] }));
    await followCountry();
    expect(messages()).toEqual([cartCopy.notAdded('Robe')]);
  });

  it('says so when its message did not come along', async () => {
    const { commerce, store, followCountry, messages } = openAbroad();
    commerce.createCart.mockResolvedValue(changed(french('fr', 1, 1)));
    commerce.updateAttributes.mockRejectedValue(lostResponse);
    await followCountry();
    expect([store.get(cartAtom), messages()]).toEqual([french('fr', 1, 1), [cartCopy.messageNotCarried]]);
  });
});
