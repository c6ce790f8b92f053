import type { SendOutcome } from '@storefront/core/waitlist/outbox';
import type { WaitlistSignUp } from '@storefront/core/waitlist/subscription';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbox } from './create-outbox.ts';
import { OUTBOX_KEY } from './outbox-key.ts';

const MINUTE_MS = 60_000;
const ann = { email: 'ann@example.test', variantId: '41' };
const bea = { email: 'bea@example.test', variantId: '42' };

function memory() {
  const values = new Map<string, string>();
  return {
    read: (key: string) => values.get(key) ?? null,
    write(key: string, value: string | null) {
      if (value === null) values.delete(key);
      else values.set(key, value);
    },
  };
}

/** Tabs of one browser: they share storage and lock. */
function openBrowser(respond: (signUp: WaitlistSignUp) => Promise<SendOutcome>, storage = memory()) {
  const sent: string[] = [];
  let lock: Promise<void> = Promise.resolve();
  const openTab = () =>
    createOutbox({
      storage,
      clock: { now: () => Date.now() },
      subscribe(signUp) {
        sent.push(signUp.email);
        return respond(signUp);
      },
      alone(work) {
        lock = lock.then(work);
        return lock;
      },
    });
  return { storage, sent, openTab };
}

const accept = async () => ({ status: 202 });

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('[error.13] the outbox of the waitlist', () => {
  it('sends a sign-up at once and forgets it when it is accepted', async () => {
    const { storage, sent, openTab } = openBrowser(accept);
    await openTab().add(ann);
    expect(sent).toEqual([ann.email]);
    expect(storage.read(OUTBOX_KEY)).toBeNull();
  });

  it('stores a sign-up before it is sent, and sends it again after a minute', async () => {
    let isDown = true;
    const { storage, sent, openTab } = openBrowser(async () => ({ status: isDown ? null : 202 }));
    await openTab().add(ann);
    expect(storage.read(OUTBOX_KEY)).toContain(ann.email);
    isDown = false;
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(sent).toEqual([ann.email, ann.email]);
    expect(storage.read(OUTBOX_KEY)).toBeNull();
  });

  it('sends what was signed up offline as soon as the browser is online', async () => {
    let isOnline = false;
    const { storage, sent, openTab } = openBrowser(async () => ({ status: isOnline ? 202 : null }));
    const tab = openTab();
    await tab.add(ann);
    await vi.advanceTimersByTimeAsync(8 * MINUTE_MS);
    sent.length = 0;
    isOnline = true;
    await tab.sendOnline();
    expect(sent).toEqual([ann.email]);
    expect(storage.read(OUTBOX_KEY)).toBeNull();
  });

  it('writes nothing when nothing is due, because another tab may have sent it meanwhile', async () => {
    const { storage, openTab } = openBrowser(async () => ({ status: null }));
    const tab = openTab();
    await tab.add(ann);
    const write = vi.spyOn(storage, 'write');
    await tab.send();
    expect(write).not.toHaveBeenCalled();
  });

  it('drops what is older than a week, and then waits for nothing', async () => {
    const { storage, sent, openTab } = openBrowser(async () => ({ status: null }));
    const tab = openTab();
    await tab.add(ann);
    vi.setSystemTime(8 * 24 * 60 * MINUTE_MS);
    await tab.send();
    expect(storage.read(OUTBOX_KEY)).toBeNull();
    expect(sent).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits as long as the provider says', async () => {
    const { sent, openTab } = openBrowser(async () => ({ status: 429, retryAfterSeconds: 600 }));
    await openTab().add(ann);
    await vi.advanceTimersByTimeAsync(9 * MINUTE_MS);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(sent).toHaveLength(2);
  });

  it('sends from another tab what a closed one could not send, and nothing twice', async () => {
    const never = new Promise<SendOutcome>(() => {});
    const { storage, openTab } = openBrowser(() => never);
    void openTab().add(ann);
    await vi.advanceTimersByTimeAsync(0);
    const later = openBrowser(accept, storage);
    const tabs = [later.openTab(), later.openTab()];
    await Promise.all(tabs.map((tab) => tab.send()));
    expect(later.sent).toEqual([]);
    vi.setSystemTime(MINUTE_MS);
    await Promise.all(tabs.map((tab) => tab.send()));
    expect(later.sent).toEqual([ann.email]);
  });

  it('keeps the sign-ups that other tabs add while one is sent', async () => {
    const { sent, openTab } = openBrowser(accept);
    await Promise.all([openTab().add(ann), openTab().add(bea)]);
    expect(sent).toEqual([ann.email, bea.email]);
  });

  it.each([
    ['that keeps it', memory()],
    ['that refuses storage', { read: () => null, write: () => {} }],
  ])('sends what was accepted no second time in a browser %s', async (_, storage) => {
    const { sent, openTab } = openBrowser(accept, storage);
    const tab = openTab();
    await tab.add(ann);
    await tab.add({ ...ann, email: ` ${ann.email.toUpperCase()}` });
    expect(sent).toEqual([ann.email]);
    await tab.add({ ...ann, variantId: bea.variantId });
    expect(sent).toEqual([ann.email, ann.email]);
  });

  it('sends again what was rejected', async () => {
    const { sent, openTab } = openBrowser(async () => ({ status: 400 }));
    const tab = openTab();
    await tab.add(ann);
    await tab.add(ann);
    expect(sent).toEqual([ann.email, ann.email]);
  });

  it('sends once in a browser that refuses storage', async () => {
    const { sent, openTab } = openBrowser(accept, { read: () => null, write: () => {} });
    await openTab().add(ann);
    expect(sent).toEqual([ann.email]);
  });
});
