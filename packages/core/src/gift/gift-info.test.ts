import { describe, expect, it } from 'vitest';
import { fixedClock } from '../clock.ts';
import type { GiftForm, GiftInfo } from './gift.ts';
import { giftAttributes } from './gift-attributes.ts';
import { toCreateGiftBody, toGiftInfo } from './gift-info.ts';

const clock = fixedClock('2026-12-01T18:00:00Z');
const form: GiftForm = {
  name: ' Jules ',
  email: 'jules@example.com ',
  confirmEmail: 'jules@example.com',
  message: ' With love, J. ',
  date: '12/24/2026',
  hour: '10',
  timeZone: 'Pacific Time',
};
const info: GiftInfo = {
  is_govalo: true,
  name: 'Jules',
  email: 'jules@example.com',
  message: 'With love, J.',
  send_at: '2026-12-24T10:00:00-08:00',
  valid: true,
  timeZone: 'Pacific Time',
  time: '10AM',
  date: '12/24/2026',
};

describe('gift info', () => {
  it('[entity.gift-info.1] [entity.gift-info.2] [entity.gift-info.3] [entity.gift-info.4] [entity.gift-info.5] [entity.gift-info.6] has the fields of a filled form', () => {
    expect(toGiftInfo(form, clock)).toEqual(info);
  });

  it('[entity.gift-info.3] says that a form is not valid', () => {
    const early = { ...form, date: '12/', hour: '' };
    expect(toGiftInfo(early, clock)).toEqual({ ...info, date: '12/', time: '', send_at: '', valid: false });
  });

  it('has a message of 300 characters at most', () => {
    expect(toGiftInfo({ ...form, message: 'a'.repeat(301) }, clock).message).toBe('a'.repeat(300));
  });
});

it('the body that creates a gift has the price in units of the currency [call.products-own-server.17]', () => {
  expect(toCreateGiftBody('gs_1', { id: '42', price: 15_050 }, info)).toEqual({
    session: 'gs_1',
    variant: '42',
    value: 150.5,
    ...info,
  });
});

describe('attributes of the gift’s line [entity.cart.15]', () => {
  const attributes = [
    { key: '_gift_id', value: 'g_1' },
    { key: 'Name', value: 'Jules' },
    { key: 'Email', value: 'jules@example.com' },
    { key: 'Message', value: 'With love, J.' },
    { key: 'Send', value: '12/24/2026 10AM Pacific Time' },
  ];

  it('hold recipient, message and moment', () => {
    expect(giftAttributes('g_1', info)).toEqual(attributes);
  });

  it('leave out an empty message', () => {
    expect(giftAttributes('g_1', { ...info, message: '' })).toEqual(
      attributes.filter(({ key }) => key !== 'Message'),
    );
  });
});
