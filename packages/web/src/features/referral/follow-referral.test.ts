import { cleanId, readUser, type User } from '@storefront/core/account/user';
import { REFERRAL_DELAY_MS } from '@storefront/core/referral/referral';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followReferral } from './follow-referral.ts';
import { createStoredReferral, STORED_FOR_MS } from './stored-referral.ts';

const ann = readUser({ id: 'gid://shopify/Customer/7', email: 'ann@example.com', firstName: 'Ann' });
const eve = readUser({ id: 'gid://shopify/Customer/8', email: 'eve@example.com' });
const auth = { authString: 'ann:7', signature: 'abc' };

/** What a browser stores, for several pages. */
function openBrowser() {
  let text: string | null = null;
  return {
    read: () => text,
    write: (_: string, value: string | null) => {
      text = value;
    },
  };
}

function openPage(answers: { auth?: unknown; getCustomer?: unknown } = {}, browser = openBrowser()) {
  let user: User | null = null;
  let onSession = () => {};
  const page = {
    tracker: { load: vi.fn(async () => true), identify: vi.fn() },
    storeData: vi.fn(),
    stored: createStoredReferral(browser, Date.now),
    showProgress: vi.fn(),
    post: vi.fn(async (path: string, _body: object): Promise<unknown> => {
      const answer = path.endsWith('auth')
        ? (answers.auth ?? auth)
        : (answers.getCustomer ?? { customerId: '7' });
      if (answer instanceof Error) throw answer;
      return answer;
    }),
    log(who: User | null) {
      user = who;
      onSession();
    },
    stop: () => {},
  };
  page.stop = followReferral({
    ...page,
    readCustomerId: () => cleanId(user),
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
    page.log(ann);
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
    page.log(ann);
    await vi.runAllTimersAsync();
    expect(page.storeData).toHaveBeenLastCalledWith({ customerId: '7' });
    page.log(null);
    expect(page.storeData).toHaveBeenLastCalledWith(null);
  });

  it('forget one customer and authenticate the next, whose e-mail link started a session without a logout', async () => {
    const page = openPage();
    page.log(ann);
    await vi.runAllTimersAsync();
    page.log(eve);
    expect(page.storeData).toHaveBeenLastCalledWith(null);
    await vi.runAllTimersAsync();
    expect(page.post).toHaveBeenLastCalledWith('/api/friendbuy/getCustomer', { id: '8' });
    expect(page.tracker.identify).toHaveBeenLastCalledWith({ id: '8', email: 'eve@example.com' }, auth);
  });

  it('do not authenticate again when the same customer is saved anew', async () => {
    const page = openPage();
    page.log(ann);
    await vi.runAllTimersAsync();
    page.log(ann && { ...ann, firstName: 'Anna' });
    await vi.runAllTimersAsync();
    expect(page.tracker.identify).toHaveBeenCalledOnce();
  });

  it('do not name a customer who has left within the second', async () => {
    const page = openPage();
    page.log(ann);
    page.log(null);
    await vi.runAllTimersAsync();
    expect(page.post).not.toHaveBeenCalled();
  });

  it('store nothing of a customer who leaves while the requests are under way', async () => {
    const page = openPage();
    page.log(ann);
    const sent = vi.advanceTimersByTimeAsync(REFERRAL_DELAY_MS);
    page.post.mockImplementation(async () => {
      page.log(null);
      return { customerId: '7' };
    });
    await sent;
    expect(page.storeData.mock.calls).toEqual([[null]]);
    expect(page.tracker.identify).not.toHaveBeenCalled();
  });

  it('[call.products-own-server.10] go on without the part that fails', async () => {
    const page = openPage({ auth: new Error('down') });
    page.log(ann);
    await vi.runAllTimersAsync();
    expect(page.tracker.identify).not.toHaveBeenCalled();
    expect(page.storeData).toHaveBeenLastCalledWith({ customerId: '7' });
    const other = openPage({ getCustomer: new Error('down') });
    other.log(ann);
    await vi.runAllTimersAsync();
    expect(other.tracker.identify).toHaveBeenCalledOnce();
    expect(other.storeData).toHaveBeenLastCalledWith(null);
  });

  it('[state.session.7] request nothing of the same customer when a page is loaded again, until the signature is old', async () => {
    const browser = openBrowser();
    const first = openPage({}, browser);
    first.log(ann);
    await vi.runAllTimersAsync();
    first.stop();

    const again = openPage({}, browser);
    again.log(ann);
    await vi.runAllTimersAsync();
    expect(again.post).not.toHaveBeenCalled();
    expect(again.storeData).toHaveBeenLastCalledWith({ customerId: '7' });
    expect(again.tracker.identify).toHaveBeenCalledOnce();
    again.stop();

    await vi.advanceTimersByTimeAsync(STORED_FOR_MS);
    const later = openPage({}, browser);
    later.log(ann);
    await vi.runAllTimersAsync();
    expect(later.post).toHaveBeenCalledTimes(2);
    later.log(null);
    expect(browser.read()).toBeNull();
  });

  it.each([
    ['auth', { auth: new Error('down') }],
    ['getCustomer', { getCustomer: new Error('down') }],
  ])('store nothing for the next page when %s fails', async (_, answers) => {
    const browser = openBrowser();
    const page = openPage(answers, browser);
    page.log(ann);
    await vi.runAllTimersAsync();
    expect(browser.read()).toBeNull();
  });
});
