import { expect, it } from 'vitest';
import { giftSessionCookie, needsGiftSession } from './gift-session.ts';

it.each([
  ['a gift card without one', 'Govalo', null, true],
  ['a gift card with an empty one', 'Govalo', '', true],
  ['a gift card with one', 'Govalo', 'gs_1', false],
  ['a dress', 'Vesper & Vine', null, false],
])('[call.products-own-server.15] a gifting session is requested: %s', (_, vendor, session, expected) => {
  expect(needsGiftSession({ vendor }, session)).toBe(expected);
});

it('the session cookie lives for 14 days [const.gift-form.10] [entity.browser-storage-and-cookies.5]', () => {
  expect(giftSessionCookie).toEqual({ name: 'govalo_gifting_session', days: 14 });
});
