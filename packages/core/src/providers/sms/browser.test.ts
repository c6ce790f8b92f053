import { describe, expect, it } from 'vitest';
import { toPhone } from './browser.ts';

describe('a phone number for the SMS service [state.session.6]', () => {
  it.each([
    ['+1 (212) 555-0123', '+12125550123'],
    ['212.555.0123', '2125550123'],
    ['  ', null],
    ['12', null],
    ['+1 212 555 0123 x4', null],
    ['1234567890123456', null],
  ])('%j: %j', (text, phone) => {
    expect(toPhone(text)).toBe(phone);
  });
});
