import type { User } from '@storefront/core/account/user';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followVisitor } from './follow-visitor.ts';

const user = (own: Partial<User> = {}): User => ({
  id: 'gid://shopify/Customer/77',
  email: 'ines@example.test',
  firstName: 'Inès',
  phone: '+12125550100',
  defaultAddress: null,
  orders: [],
  ...own,
});

function follow(first: User | null) {
  const sent: string[] = [];
  let current = first;
  let notify = () => {};
  const { isIdentified, stop } = followVisitor({
    readUser: () => current,
    onUser: (work) => {
      notify = work;
      return () => {
        notify = () => {};
      };
    },
    sms: (task) => task({ ...port, identify: (phone) => sent.push(`sms ${phone}`) }),
    assistant: (task) => task({ ...port, identify: (id) => sent.push(`assistant ${id}`) }),
  });
  const change = (next: User | null) => {
    current = next;
    notify();
  };
  return { sent, change, stop, isIdentified };
}

const port = { shopId: '1', load: async () => true, pageView: () => {}, track: () => {} };

describe('who visits', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('[state.session.6] [state.session.7] [const.timings.7] is identified by phone and id a second after load', () => {
    const { sent } = follow(user());
    vi.advanceTimersByTime(999);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual(['sms +12125550100', 'assistant 77']);
  });

  it('[state.session.6] by the phone number of the address where the account has none', () => {
    const address = { lastName: null, address1: null, address2: null, city: null, country: null };
    const { sent } = follow(
      user({ phone: null, defaultAddress: { ...address, province: null, zip: null, phone: '+1' } }),
    );
    vi.runAllTimers();
    expect(sent).toEqual(['sms +1', 'assistant 77']);
  });

  it('[state.session.7] a second after a login, once', () => {
    const { sent, change } = follow(null);
    vi.runAllTimers();
    change(user());
    vi.advanceTimersByTime(900);
    change(user());
    vi.advanceTimersByTime(999);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    change(user());
    vi.runAllTimers();
    expect(sent).toEqual(['sms +12125550100', 'assistant 77']);
  });

  it('[state.session.7] not after a logout within the second, and again after another login', () => {
    const { sent, change } = follow(user());
    change(null);
    vi.runAllTimers();
    expect(sent).toEqual([]);
    change(user({ phone: null }));
    vi.runAllTimers();
    expect(sent).toEqual(['assistant 77']);
  });

  it('[state.session.7] is identified once the second is over; a guest at once', () => {
    const { change, isIdentified } = follow(null);
    expect(isIdentified()).toBe(true);
    change(user());
    expect(isIdentified()).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(isIdentified()).toBe(true);
    change(null);
    expect(isIdentified()).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(isIdentified()).toBe(true);
  });

  it('is nobody to the services without phone and id, and after the end', () => {
    const { sent, change, stop } = follow(null);
    vi.runAllTimers();
    stop();
    change(user());
    vi.runAllTimers();
    expect(sent).toEqual([]);
  });
});
