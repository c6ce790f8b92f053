import { describe, expect, it } from 'vitest';
import { DEFAULT_GIFT_TIME_ZONE, giftTimeZones, zoneOf } from './time-zones.ts';

describe('time zones of the gift form [const.gift-form.2]', () => {
  it.each([
    ['[const.gift-form.3]', 'Eastern Time', 'America/New_York'],
    ['[const.gift-form.4]', 'Central Time', 'America/Mexico_City'],
    ['[const.gift-form.5]', 'Mountain Time', 'America/Denver'],
    ['[const.gift-form.6]', 'Arizona', 'America/Phoenix'],
    ['[const.gift-form.7]', 'Pacific Time', 'America/Los_Angeles'],
    ['[const.gift-form.8]', 'Alaska', 'US/Alaska'],
    ['[const.gift-form.9]', 'Hawaii', 'US/Hawaii'],
    ['outside the table:', 'Atlantic Time', null],
  ])('%s %s is %s', (_, label, zone) => {
    expect(zoneOf(label)).toBe(zone);
  });

  it('are seven, with Pacific Time as the default', () => {
    expect(giftTimeZones).toHaveLength(7);
    expect(DEFAULT_GIFT_TIME_ZONE).toBe('Pacific Time');
  });
});
