import { readUser } from '@storefront/core/account/user';
import { REFERRAL_DELAY_MS } from '@storefront/core/referral/referral';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followReferral } from './follow-referral.ts';

const user = readUser({ id: 'gid://shopify/Customer/7', email: 'ann@example.com', firstName: 'Ann' });
const auth = { authString: 'ann:7', signature: 'abc' };

function openPage(answers: { auth?: unknown; getCustomer?: unknown } = {}) {
  let isLoggedIn = false;
  let onSession = () => {};
  const page = {
    tracker: { load: vi.fn(async () => true), identify: vi.fn() },
    storeData: vi.fn(),
    showProgress: vi.fn(),
    post: vi.fn(async (path: string, _body: object): Promise<unknown> => {
      const answer = path.endsWith('auth')
        ? (answers.auth ?? auth)
        : (answers.getCustomer ?? { customerId: '7' });
      if (answer instanceof Error) throw answer;
      return answer;
    }),
    log(isIn: boolean) {
      isLoggedIn = isIn;
      onSession();
    },
    stop: () => {},
  };
  page.stop = followReferral({
    ...page,
    isLoggedIn: () => isLoggedIn,
    readUser: () => user,
    onSession(work) {
      onSession = work;
      return () => {};
    },
  });
  return page;
}

describe('referrals', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('[state.session.7] [call.products-own-server.8] [call.products-own-server.9] authenticate a customer a second after the login', async () => {
    const page = openPage();
    page.log(true);
    await vi.advanceTimersByTimeAsync(REFERRAL_DELAY_MS - 1);
    expect(page.post).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(page.post.mock.calls).toEqual([
      ['/api/friendbuy/auth', { customerEmail: 'ann@example.com', customerUserId: '7' }],
      ['/api/friendbuy/getCustomer', { id: '7' }],
    ]);
    expect(page.tracker.identify).toHaveBeenCalledWith(
      { id: '7', email: 'ann@example.com', firstName: 'Ann' },
      auth,
    );
  });

  it('[entity.user-session.8] [call.products-own-server.11] [call.products-own-server.12] store what the provider knows of the customer, and forget it on logout', async () => {
    const page = openPage();
    page.log(true);
    await vi.runAllTimersAsync();
    expect(page.storeData).toHaveBeenLastCalledWith({ customerId: '7' });
    page.log(false);
    expect(page.storeData).toHaveBeenLastCalledWith(null);
  });

  it('do not name a customer who has left within the second', async () => {
    const page = openPage();
    page.log(true);
    page.log(false);
    await vi.runAllTimersAsync();
    expect(page.post).not.toHaveBeenCalled();
  });

  it('store nothing of a customer who leaves while the requests are under way', async () => {
    const page = openPage();
    page.log(true);
    const sent = vi.advanceTimersByTimeAsync(REFERRAL_DELAY_MS);
    page.post.mockImplementation(async () => {
      page.log(false);
      return { customerId: '7' };
    });
    await sent;
    expect(page.storeData.mock.calls).toEqual([[null]]);
    expect(page.tracker.identify).not.toHaveBeenCalled();
  });

  it('[call.products-own-server.10] go on without the part that fails', async () => {
    const page = openPage({ auth: new Error('down') });
    page.log(true);
    await vi.runAllTimersAsync();
    expect(page.tracker.identify).not.toHaveBeenCalled();
    expect(page.storeData).toHaveBeenLastCalledWith({ customerId: '7' });
    const other = openPage({ getCustomer: new Error('down') });
    other.log(true);
    await vi.runAllTimersAsync();
    expect(other.tracker.identify).toHaveBeenCalledOnce();
    expect(other.storeData).toHaveBeenLastCalledWith(null);
  });
});
