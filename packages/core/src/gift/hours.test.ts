import { describe, expect, it } from 'vitest';
import { DEFAULT_GIFT_HOUR, giftHours, hourLabelOf, hourOf } from './hours.ts';

describe('hours to send a gift [const.gift-form.1]', () => {
  it('are 24, from 12AM to 11PM', () => {
    expect(giftHours.map(({ label }) => label).join(' ')).toBe(
      '12AM 1AM 2AM 3AM 4AM 5AM 6AM 7AM 8AM 9AM 10AM 11AM 12PM 1PM 2PM 3PM 4PM 5PM 6PM 7PM 8PM 9PM 10PM 11PM',
    );
    expect(giftHours.map(({ value }) => value).join(' ')).toBe(
      '00 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23',
    );
  });

  it('default to 10AM', () => {
    expect(hourLabelOf(DEFAULT_GIFT_HOUR)).toBe('10AM');
  });

  it.each(['24', '9', '', '10AM'])('%j is not an hour', (value) => {
    expect(hourLabelOf(value)).toBeNull();
  });

  it('[const.gift-form.1] every label has its value', () => {
    expect(giftHours.map(({ label }) => hourOf(label))).toEqual(giftHours.map(({ value }) => value));
  });

  it.each(['25PM', '0AM', '10am', ''])('%j is not the label of an hour', (label) => {
    expect(hourOf(label)).toBeNull();
  });
});
