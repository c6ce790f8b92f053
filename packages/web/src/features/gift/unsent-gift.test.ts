import { fixedClock } from '@storefront/core/clock';
import type { GiftForm } from '@storefront/core/gift/gift';
import { toGiftInfo } from '@storefront/core/gift/gift-info';
import { createStore } from 'jotai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetTyped } from '../../state/forget-typed.ts';
import { readUnsentForm, unsentGift } from './unsent-gift.ts';

const form: GiftForm = {
  name: 'Eve',
  email: 'eve@vesper.example',
  confirmEmail: 'eve@vesper.example',
  message: 'For you',
  date: '12/24/2026',
  hour: '14',
  timeZone: 'Hawaii',
};
const clock = fixedClock('2026-12-01T18:00:00Z');
const info = toGiftInfo(form, clock);
const gift = {
  content: JSON.stringify([{ id: '101', price: 15_000 }, info]),
  key: 'key-1',
  sentAt: clock.now(),
};

function openTab(json: string | null = null) {
  const values = new Map<string, string>(json === null ? [] : [['unsentGift', json]]);
  const storage = {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string | null) =>
      void (value === null ? values.delete(key) : values.set(key, value)),
  };
  return { values, storage };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a gift of which no answer has come', () => {
  it('is in the tab with its key, until it was created or refused', () => {
    const { values, storage } = openTab();
    unsentGift.write(gift, storage);
    expect(unsentGift.read(storage, clock)).toEqual(gift);
    unsentGift.write(null, storage);
    expect([unsentGift.read(storage), readUnsentForm(storage), values.size]).toEqual([null, null, 0]);
  });

  it('gives its form back as it was typed, so that it is the same gift', () => {
    const { storage } = openTab();
    unsentGift.write(gift, storage);
    expect(readUnsentForm(storage, clock)).toEqual(form);
  });

  it.each<[string, number]>([
    ['was sent a day ago', 24 * 3_600_000],
    ['comes from the future', -1],
    ['has no time', Number.NaN],
  ])('is forgotten where it %s', (_, ageMs) => {
    const { values, storage } = openTab();
    unsentGift.write({ ...gift, sentAt: clock.now() - ageMs }, storage);
    expect([unsentGift.read(storage, clock), values.size]).toEqual([null, 0]);
    unsentGift.write({ ...gift, sentAt: clock.now() - ageMs }, storage);
    expect([readUnsentForm(storage, clock), values.size]).toEqual([null, 0]);
  });

  it('is there for almost a day', () => {
    const { storage } = openTab();
    const young = { ...gift, sentAt: clock.now() - 24 * 3_600_000 + 1 };
    unsentGift.write(young, storage);
    expect(unsentGift.read(storage, clock)).toEqual(young);
  });

  it('[state.session.2] is forgotten with a logout', () => {
    const { values, storage } = openTab();
    unsentGift.write(gift, storage);
    forgetTyped(storage);
    expect([readUnsentForm(storage, clock), values.size]).toEqual([null, 0]);
  });

  it('is in the form of a page that is loaded again', async () => {
    vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify({ ...gift, sentAt: Date.now() }) });
    const { giftFormAtom } = await import('./gift-atoms.ts');
    expect(createStore().get(giftFormAtom)).toEqual(form);
  });

  it.each(['', 'null', '[]', '{"key":"key-1"}', '{"content":5,"key":"key-1"}', '{"content":"[]"}'])(
    'is none where the tab has %j',
    (json) => {
      const { storage } = openTab(json);
      expect([unsentGift.read(storage), readUnsentForm(storage)]).toEqual([null, null]);
    },
  );

  it.each(['', 'null', '{}', '[]', '[{},{"name":5}]'])(
    'has an empty form where its content is %j',
    (content) => {
      const { storage } = openTab();
      unsentGift.write({ ...gift, content }, storage);
      expect(readUnsentForm(storage, clock)).toMatchObject({
        name: '',
        email: '',
        confirmEmail: '',
        message: '',
        date: '',
      });
    },
  );
});
