import { exampleCart } from '@storefront/core/cart/example-cart';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, postOwn } from '../../clients/api.ts';
import { localStore, tabStore } from '../../state/browser-storage.ts';
import { recordEvent } from '../../state/recorded-events.ts';
import { GUEST, goToCheckout } from './go-to-checkout.ts';

vi.mock('../../clients/api.ts', async (load) => ({
  ...(await load<typeof import('../../clients/api.ts')>()),
  postOwn: vi.fn<typeof postOwn>(),
}));
vi.mock('../../state/browser-storage.ts', () => ({
  tabStore: { write: vi.fn<typeof tabStore.write>() },
  localStore: { read: vi.fn<typeof localStore.read>(), write: vi.fn<typeof localStore.write>() },
}));
vi.mock('../../state/recorded-events.ts', () => ({ recordEvent: vi.fn<typeof recordEvent>() }));

const cart = exampleCart();
const customer = { email: 'jules@example.com', token: 'secret' };
const leave = vi.fn<(url: string) => void>();

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the way to the checkout', () => {
  it('[state.cart-lifecycle.16] leads a guest straight to the checkoutUrl', async () => {
    expect(await goToCheckout(cart, GUEST, leave)).toBeNull();
    expect(leave).toHaveBeenCalledExactlyOnceWith(cart.checkoutUrl);
    expect(postOwn).not.toHaveBeenCalled();
    expect(tabStore.write).toHaveBeenCalledExactlyOnceWith('checkoutCart', cart.id);
    expect(recordEvent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'begin-checkout', cartId: cart.id }),
    );
  });

  it('lets every tab know that the bag may be ordered from now on', async () => {
    vi.mocked(localStore.read).mockImplementation((key) => (key === 'currentCart' ? cart.id : '7'));
    await goToCheckout(cart, GUEST, leave);
    const written = new Map(vi.mocked(localStore.write).mock.calls);
    expect([written.get('checkoutCart'), written.get('currentCart')]).toEqual([cart.id, cart.id]);
    expect(Number(written.get('cartRevision'))).toBeGreaterThan(7);
  });

  it('[state.cart-lifecycle.17] [call.products-own-server.5] leads a customer to the address that our server returns', async () => {
    vi.mocked(postOwn).mockResolvedValue({ checkoutUrl: 'https://shop.example/multipass/1' });
    expect(await goToCheckout(cart, customer, leave)).toBeNull();
    const body = { email: customer.email, checkoutUrl: cart.checkoutUrl };
    const headers = { authorization: 'Bearer secret' };
    expect(postOwn).toHaveBeenCalledExactlyOnceWith('/api/auth/checkout', body, undefined, headers);
    expect(leave).toHaveBeenCalledExactlyOnceWith('https://shop.example/multipass/1');
  });

  it.each([
    ['a provider that failed', new ApiError('/api/auth/checkout', 502), 'failed'],
    ['a login that has ended', new ApiError('/api/auth/checkout', 401), 'failed'],
    ['no answer in time', new DOMException('Too late', 'TimeoutError'), 'failed'],
    ['a checkout that our server does not know', new ApiError('/api/auth/checkout', 400), 'refused'],
  ])('keeps the customer in the shop after %s', async (_, error, problem) => {
    vi.mocked(postOwn).mockRejectedValue(error);
    expect(await goToCheckout(cart, customer, leave)).toBe(problem);
    expect([leave, recordEvent].map((fake) => vi.mocked(fake).mock.calls)).toEqual([[], []]);
  });

  it.each([null, {}, { checkoutUrl: 'javascript:alert(1)' }, { checkoutUrl: 7 }])(
    'follows no address like %j',
    async (answer) => {
      vi.mocked(postOwn).mockResolvedValue(answer);
      expect(await goToCheckout(cart, customer, leave)).toBe('failed');
      expect(leave).not.toHaveBeenCalled();
    },
  );

  it('[rule.checkout-and-installments.1] leads nowhere from an empty bag', async () => {
    expect(await goToCheckout(exampleCart({ lines: [] }), GUEST, leave)).toBeNull();
    expect(leave).not.toHaveBeenCalled();
  });
});
