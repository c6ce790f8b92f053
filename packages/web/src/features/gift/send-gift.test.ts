import { fixedClock } from '@storefront/core/clock';
import type { GiftForm } from '@storefront/core/gift/gift';
import type { PageVariant } from '@storefront/core/product/to-product-page';
import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { giftFormAtom, giftProblemAtom, isSendingGiftAtom } from './gift-atoms.ts';
import type { AddGift } from './gift-control.ts';
import type { GiftOutcome } from './gift-sender.ts';
import { sendGift } from './send-gift.ts';

const filled: GiftForm = {
  name: 'Eve',
  email: 'eve@vesper.example',
  confirmEmail: 'eve@vesper.example',
  message: '',
  date: '12/24/2026',
  hour: '10',
  timeZone: 'Pacific Time',
};
const card: PageVariant = {
  id: '101',
  title: '$150',
  sku: null,
  available: true,
  availableForSale: true,
  inventory_quantity: 0,
  selectedOptions: [{ name: 'Amount', value: '$150' }],
  price: '$150',
  priceCents: 15_000,
  compareAtCents: null,
  before: null,
  attributes: [{ key: 'Note', value: 'Final Sale' }],
  installments: null,
};

function openForm(outcome: GiftOutcome, { form = filled, isAdded = true } = {}) {
  const store = createStore();
  store.set(giftFormAtom, form);
  const sender = { createGift: vi.fn(async () => outcome), finish: vi.fn() };
  const add = vi.fn<AddGift>(async () => isAdded);
  const send = () => sendGift(card, { store, clock: fixedClock('2026-12-01T18:00:00Z'), sender, add });
  return { store, sender, add, send };
}

const created: GiftOutcome = { kind: 'created', giftId: 'g1' };

describe('[state.product-detail-page.12] the button of a gift', () => {
  it('[entity.cart.15] adds the card with the attributes of its gift, and clears the recipient', async () => {
    const { store, sender, add, send } = openForm(created);
    await send();
    expect(sender.createGift).toHaveBeenCalledWith(
      { id: '101', price: 15_000 },
      expect.objectContaining({ name: 'Eve', send_at: '2026-12-24T10:00:00-08:00', valid: true }),
    );
    expect(add).toHaveBeenCalledWith(card, 'g1', [
      { key: 'Note', value: 'Final Sale' },
      { key: '_gift_id', value: 'g1' },
      { key: 'Name', value: 'Eve' },
      { key: 'Email', value: 'eve@vesper.example' },
      { key: 'Send', value: '12/24/2026 10AM Pacific Time' },
    ]);
    expect(sender.finish).toHaveBeenCalledOnce();
    expect(store.get(giftFormAtom)).toEqual({ ...filled, name: '', email: '', confirmEmail: '' });
    expect(store.get(isSendingGiftAtom)).toBe(false);
  });

  it('[error.19] adds nothing when no gift was created, and keeps what was typed', async () => {
    const { store, add, send } = openForm({ kind: 'failed' });
    await send();
    expect(add).not.toHaveBeenCalled();
    expect(store.get(giftFormAtom)).toEqual(filled);
    expect([store.get(giftProblemAtom), store.get(isSendingGiftAtom)]).toEqual(['failed', false]);
  });

  it('keeps the gift for another try when its card could not be added', async () => {
    const { store, sender, send } = openForm(created, { isAdded: false });
    await send();
    expect(sender.finish).not.toHaveBeenCalled();
    expect(store.get(giftFormAtom)).toEqual(filled);
  });

  it('sends one gift for a double click', async () => {
    const { sender, add, send } = openForm(created);
    await Promise.all([send(), send()]);
    expect(sender.createGift).toHaveBeenCalledOnce();
    expect(add).toHaveBeenCalledOnce();
  });

  it('[rule.gift-form.7] sends nothing that is not valid, as when the hour has passed meanwhile', async () => {
    const { store, sender, send } = openForm(created, {
      form: { ...filled, date: '12/01/2026', hour: '09' },
    });
    const redraw = vi.fn();
    store.sub(giftFormAtom, redraw);
    await send();
    expect(sender.createGift).not.toHaveBeenCalled();
    expect(redraw).toHaveBeenCalledOnce();
  });

  it('takes back the last problem', async () => {
    const { store, send } = openForm(created);
    store.set(giftProblemAtom, 'failed');
    await send();
    expect(store.get(giftProblemAtom)).toBeNull();
  });
});
