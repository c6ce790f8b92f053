import { describe, expect, it } from 'vitest';
import { DEFAULT_GIFT_TIME_ZONE, giftTimeZones, zoneOf } from './time-zones.ts';

describe('time zones of the gift form [const.gift-form.2]', () => {
  it.each([
    ['[….3]', 'Eastern Time', 'America/New_York'],
    ['[….4]', 'Central Time', 'America/Mexico_City'],
    ['[….5]', 'Mountain Time', 'America/Denver'],
    ['[….6]', 'Arizona', 'America/Phoenix'],
    ['[….7]', 'Pacific Time', 'America/Los_Angeles'],
    ['[….8]', 'Alaska', 'US/Alaska'],
    ['[….9]', 'Hawaii', 'US/Hawaii'],
    ['not in the table:', 'Atlantic Time', null],
  ])('%s %s is %s', (_, label, zone) => {
    expect(zoneOf(label)).toBe(zone);
  });

  it('are seven, Pacific Time chosen at first', () => {
    expect(giftTimeZones).toHaveLength(7);
    expect(DEFAULT_GIFT_TIME_ZONE).toBe('Pacific Time');
  });
});
