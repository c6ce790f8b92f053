import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToOutbox,
  dueOf,
  dueOnline,
  nextDueAt,
  OUTBOX_MAX_AGE_DAYS,
  type OutboxEntry,
  readOutbox,
  type SendOutcome,
  settleOutbox,
  withoutOld,
} from './outbox.ts';

const now = Date.parse('2026-12-01T10:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const signUp = { email: 'ines@example.com', variantId: '42' };
const entry: OutboxEntry = { ...signUp, since: now, notBefore: now, attempts: 0 };
const other: OutboxEntry = { ...entry, variantId: '7' };

describe('[error.13] adding a sign-up to the outbox', () => {
  it.each<[string, OutboxEntry[], typeof signUp, OutboxEntry[]]>([
    ['a first one', [], signUp, [entry]],
    ['another size', [other], signUp, [other, entry]],
    [
      'another address',
      [entry],
      { ...signUp, email: 'b@example.com' },
      [entry, { ...entry, email: 'b@example.com' }],
    ],
    ['the same one is stored once', [entry], { ...signUp, email: ' Ines@Example.com' }, [entry]],
    [
      'the address without leading and trailing space',
      [],
      { ...signUp, email: ' ines@example.com ' },
      [entry],
    ],
  ])('%s', (_, outbox, added, result) => {
    expect(addToOutbox(outbox, added, now)).toEqual(result);
  });

  it('stores the newest 50', () => {
    let outbox: OutboxEntry[] = [];
    for (let id = 1; id <= 52; id += 1)
      outbox = addToOutbox(outbox, { ...signUp, variantId: String(id) }, now);
    expect(outbox).toHaveLength(50);
    expect(outbox[0]?.variantId).toBe('3');
  });
});

describe('the outbox after an attempt', () => {
  const waiting = (ms: number, attempts = 1): OutboxEntry => ({ ...entry, attempts, notBefore: now + ms });

  const held = (heldMs: number, ms = heldMs) => ({ ...waiting(ms), heldUntil: now + heldMs });

  it.each<[string, OutboxEntry, SendOutcome, OutboxEntry[]]>([
    ['202: accepted', entry, { status: 202 }, []],
    ['200: accepted', entry, { status: 200 }, []],
    ['400: rejected', entry, { status: 400 }, []],
    ['409: rejected', entry, { status: 409 }, []],
    ['499: rejected', entry, { status: 499 }, []],
    ['429: later', entry, { status: 429 }, [waiting(minute)]],
    ['500: later', entry, { status: 500 }, [waiting(minute)]],
    ['503: later', entry, { status: 503 }, [waiting(minute)]],
    ['no response: later', entry, { status: null }, [waiting(minute)]],
    ['an opaque response: later', entry, { status: 0 }, [waiting(minute)]],
    ['as late as Retry-After says', entry, { status: 429, retryAfterSeconds: 120 }, [held(2 * minute)]],
    ['not sooner than planned', entry, { status: 429, retryAfterSeconds: 1 }, [held(1_000, minute)]],
    ['not later than in a day', entry, { status: 503, retryAfterSeconds: 1e9 }, [held(day)]],
    ['later with each attempt', { ...entry, attempts: 3 }, { status: null }, [waiting(8 * minute, 4)]],
    ['at most 6 hours', { ...entry, attempts: 20 }, { status: null }, [waiting(360 * minute, 21)]],
  ])('%s', (_, before, outcome, result) => {
    expect(settleOutbox([before], signUp, outcome, now)).toEqual(result);
  });

  it('leaves other entries as they are', () => {
    expect(settleOutbox([other, entry], signUp, { status: 202 }, now)).toEqual([other]);
  });

  it('drops entries older than 7 days', () => {
    const old = { ...other, since: now - 7 * day - 1 };
    const almost = { ...other, since: now - 7 * day };
    expect(OUTBOX_MAX_AGE_DAYS).toBe(7);
    expect(settleOutbox([old, almost], signUp, { status: 202 }, now)).toEqual([almost]);
    expect(withoutOld([old, almost], now)).toEqual([almost]);
  });
});

describe('the entries to send now', () => {
  it.each([
    ['include what is due', entry, true],
    ['exclude what is due later', { ...entry, notBefore: now + 1 }, false],
    ['exclude what is too old', { ...entry, since: now - 7 * day - 1 }, false],
  ])('%s', (_, one, isDue) => {
    expect(dueOf([one], now)).toEqual(isDue ? [one] : []);
  });

  it('are all of them once the browser is online again, but none before the provider’s Retry-After', () => {
    const later = { ...entry, notBefore: now + day };
    const held = { ...other, notBefore: now + day, heldUntil: now + minute };
    expect(dueOnline([entry, later, held], now)).toEqual([
      entry,
      { ...later, notBefore: now },
      { ...held, notBefore: now + minute },
    ]);
  });

  it('and the moment of the next one', () => {
    expect(nextDueAt([])).toBeNull();
    expect(
      nextDueAt([
        { ...entry, notBefore: now + 5 },
        { ...other, notBefore: now + 3 },
      ]),
    ).toBe(now + 3);
  });
});

describe('the outbox in the browser’s storage', () => {
  it('is read as it was written', () => {
    expect(readOutbox(JSON.stringify([entry, other]))).toEqual([entry, other]);
  });

  it.each([
    ['nothing', null],
    ['text that is not JSON', '{'],
    ['JSON that is not a list', '{"email":"a"}'],
    ['null', 'null'],
    ['values that are no entries', '[null, 1, "a", {}]'],
    ['no email', JSON.stringify([{ ...entry, email: 1 }])],
    ['no variant', JSON.stringify([{ ...entry, variantId: null }])],
    ['no time', JSON.stringify([{ ...entry, since: 'yesterday' }])],
    ['no next time', JSON.stringify([{ ...entry, notBefore: null }])],
    ['no moment that it is held until', JSON.stringify([{ ...entry, heldUntil: 'soon' }])],
    ['no attempts', JSON.stringify([{ ...entry, attempts: undefined }])],
  ])('is empty after %s', (_, stored) => {
    expect(readOutbox(stored)).toEqual([]);
  });

  it('holds at most the last 50', () => {
    const many = Array.from({ length: 51 }, (_, id) => ({ ...entry, variantId: String(id) }));
    expect(readOutbox(JSON.stringify(many))).toEqual(many.slice(1));
  });

  it('[property] never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (stored) => Array.isArray(readOutbox(stored))));
  });
});
