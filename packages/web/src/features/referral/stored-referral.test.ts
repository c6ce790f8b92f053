import { describe, expect, it } from 'vitest';
import { createStoredReferral, STORED_FOR_MS } from './stored-referral.ts';

const known = { auth: { authString: '1:ann:7', signature: 'abc' }, data: { customerId: '7' } };

function open(stored: string | null = null) {
  let text = stored;
  let nowMs = 1_000_000;
  const storage = {
    read: () => text,
    write: (_: string, value: string | null) => {
      text = value;
    },
  };
  return {
    stored: createStoredReferral(storage, () => nowMs),
    wait: (ms: number) => {
      nowMs += ms;
    },
    text: () => text,
  };
}

describe('[entity.user-session.8] what the browser stores of a customer’s referrals', () => {
  it('is that customer’s alone, for a quarter of an hour', () => {
    const { stored, wait } = open();
    stored.write('7', known);
    expect(stored.read('8')).toBeNull();
    wait(STORED_FOR_MS - 1);
    expect(stored.read('7')).toEqual(known);
    wait(1);
    expect(stored.read('7')).toBeNull();
  });

  it('is removed with null', () => {
    const { stored, text } = open();
    stored.write('7', known);
    stored.write('7', null);
    expect(text()).toBeNull();
  });

  it.each([
    ['no text', null],
    ['no JSON', '{'],
    ['a number', '7'],
    ['no time', JSON.stringify({ customerId: '7', ...known })],
    ['a time to come', JSON.stringify({ customerId: '7', atMs: 1_000_001, ...known })],
    ['no signature', JSON.stringify({ customerId: '7', atMs: 1_000_000, data: {} })],
    ['no data', JSON.stringify({ customerId: '7', atMs: 1_000_000, auth: known.auth })],
  ])('is nothing where %s is stored', (_, text) => {
    expect(open(text).stored.read('7')).toBeNull();
  });
});
