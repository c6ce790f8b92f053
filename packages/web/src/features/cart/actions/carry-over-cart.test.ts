import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { currencyCountryAtom } from '../../../state/market-atoms.ts';
import { cartAtom } from '../cart-atoms.ts';
import { cartOf, changed, lostResponse, openCart, ROBE, SLIP, SLIP_LINE } from './open-cart.fixture.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('[state.cart-lifecycle.14] a cart of another country', () => {
  const of = (id: string, countryCode: string, parts = {}) => ({
    ...cartOf(id, 2, 1),
    buyerIdentity: { countryCode },
    ...parts,
  });
  /** The platform lists what comes last first. */
  const lines = [
    { merchandiseId: ROBE, quantity: 1 },
    { merchandiseId: SLIP, quantity: 2 },
  ];

  it('gives way to a new one with its lines, code and attributes', async () => {
    const attributes = [{ key: 'Gift', value: 'For Ada' }];
    const discountCodes = [{ code: 'SAVE10', applicable: true }];
    const { commerce, store, followCountry } = openCart({
      cart: of('a', 'US', { attributes, discountCodes }),
    });
    store.set(currencyCountryAtom, 'GB');
    commerce.createCart.mockResolvedValue(changed(of('b', 'GB')));
    commerce.updateAttributes.mockResolvedValue(changed(of('b', 'GB', { attributes })));
    await followCountry();
    expect(commerce.createCart).toHaveBeenCalledExactlyOnceWith(lines, 'GB', ['SAVE10']);
    expect(commerce.updateAttributes).toHaveBeenCalledExactlyOnceWith(
      'gid://shopify/Cart/b',
      attributes,
      'GB',
    );
    expect(store.get(cartAtom)).toMatchObject({ id: 'gid://shopify/Cart/b', attributes });
  });

  it('says what did not come along until a screen has shown it', async () => {
    const attributes = [{ key: 'gift_message', value: 'For Ada' }];
    const { commerce, store, followCountry, setQuantity, messages } = openCart({
      cart: of('a', 'US', { attributes }),
    });
    store.set(currencyCountryAtom, 'GB');
    commerce.createCart.mockResolvedValue(changed(of('b', 'GB')));
    commerce.updateAttributes.mockRejectedValue(lostResponse);
    await followCountry();
    commerce.removeLines.mockResolvedValue(changed(of('b', 'GB')));
    await setQuantity(SLIP_LINE, 0);
    expect(messages()).toEqual([cartCopy.messageNotCarried]);
  });

  it('takes over what the shopper changes meanwhile, on the line of the same piece', async () => {
    const { commerce, store, followCountry, setQuantity } = openCart({ cart: of('a', 'US') });
    store.set(currencyCountryAtom, 'GB');
    const carried = of('b', 'GB');
    const others = carried.lines.map((line) => ({ ...line, id: `${line.id}-of-b` }));
    commerce.createCart.mockResolvedValue(changed({ ...carried, lines: others }));
    commerce.updateLines.mockResolvedValue(changed({ ...carried, lines: others }));
    await Promise.all([followCountry(), setQuantity(SLIP_LINE, 4)]);
    const change = [{ id: `${SLIP_LINE}-of-b`, quantity: 4 }];
    expect(commerce.updateLines).toHaveBeenCalledExactlyOnceWith('gid://shopify/Cart/b', change, 'GB');
  });

  it('[state.session.2] after a logout gives way to a new one, which knows nobody', async () => {
    const { commerce, store, forgetBuyer, messages } = openCart({ cart: of('a', 'US') });
    commerce.createCart.mockResolvedValueOnce(changed(of('b', 'US')));
    await forgetBuyer();
    expect(commerce.createCart).toHaveBeenCalledExactlyOnceWith(lines, 'US', []);
    expect(store.get(cartAtom)?.id).toBe('gid://shopify/Cart/b');
    commerce.createCart.mockRejectedValue(lostResponse);
    await forgetBuyer();
    expect([store.get(cartAtom)?.id, messages()]).toEqual(['gid://shopify/Cart/b', []]);
  });

  it('is replaced once for each country, so that tabs do not take it from each other', async () => {
    const { commerce, store, followCountry } = openCart({ cart: of('a', 'US') });
    store.set(currencyCountryAtom, 'GB');
    commerce.createCart.mockResolvedValue(changed(of('b', 'GB')));
    await followCountry();
    store.set(cartAtom, of('c', 'FR'));
    await followCountry();
    expect(commerce.createCart).toHaveBeenCalledOnce();
  });

  it('stays when it is of the shopper’s country, and when the platform is out of reach', async () => {
    const { commerce, store, followCountry, messages } = openCart({ cart: of('a', 'US') });
    await followCountry();
    expect(commerce.createCart).not.toHaveBeenCalled();
    store.set(currencyCountryAtom, 'GB');
    commerce.createCart.mockRejectedValue(lostResponse);
    await followCountry();
    expect(store.get(cartAtom)?.id).toBe('gid://shopify/Cart/a');
    expect(messages()).toEqual([cartCopy.unreachable]);
  });
});
