import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giftHours } from './hours.ts';
import { sendMomentOf } from './send-moment.ts';
import { giftTimeZones } from './time-zones.ts';

describe('the send moment: date plus hour, on the hour, in the zone [rule.gift-form.5]', () => {
  it.each([
    ['winter', '12/24/2026', '10', 'Pacific Time', '2026-12-24T10:00:00-08:00'],
    ['summer', '07/01/2027', '10', 'Pacific Time', '2027-07-01T10:00:00-07:00'],
    ['midnight', '07/01/2027', '00', 'Eastern Time', '2027-07-01T00:00:00-04:00'],
    ['the last hour', '12/31/2026', '23', 'Hawaii', '2026-12-31T23:00:00-10:00'],
    ['Arizona has no summer time', '07/01/2027', '10', 'Arizona', '2027-07-01T10:00:00-07:00'],
    [
      'the zone of Central Time has no summer time',
      '07/01/2027',
      '10',
      'Central Time',
      '2027-07-01T10:00:00-06:00',
    ],
    ['Mountain Time', '07/01/2027', '10', 'Mountain Time', '2027-07-01T10:00:00-06:00'],
    ['Alaska', '07/01/2027', '10', 'Alaska', '2027-07-01T10:00:00-08:00'],
    ['a leap day', '02/29/2028', '10', 'Hawaii', '2028-02-29T10:00:00-10:00'],
  ])('%s', (_, date, hour, timeZone, iso) => {
    expect(sendMomentOf({ date, hour, timeZone })).toEqual({ at: Date.parse(iso), iso });
  });

  it.each([
    ['the hour before', '03/14/2027', '01', '2027-03-14T01:00:00-05:00'],
    ['the hour after', '03/14/2027', '03', '2027-03-14T03:00:00-04:00'],
    ['the evening before', '03/13/2027', '23', '2027-03-13T23:00:00-05:00'],
  ])('clocks go forward in the East: %s', (_, date, hour, iso) => {
    expect(sendMomentOf({ date, hour, timeZone: 'Eastern Time' })).toEqual({ at: Date.parse(iso), iso });
  });

  it.each([
    ['the hour before', '11/07/2027', '00', '2027-11-07T00:00:00-04:00'],
    ['of the hour that occurs twice the first', '11/07/2027', '01', '2027-11-07T01:00:00-04:00'],
    ['the hour after', '11/07/2027', '02', '2027-11-07T02:00:00-05:00'],
  ])('clocks go back in the East: %s', (_, date, hour, iso) => {
    expect(sendMomentOf({ date, hour, timeZone: 'Eastern Time' })).toEqual({ at: Date.parse(iso), iso });
  });

  it.each([
    ['a day that does not exist', '02/30/2027', '10', 'Hawaii'],
    ['02/29 outside a leap year', '02/29/2027', '10', 'Hawaii'],
    ['a month that does not exist', '13/01/2027', '10', 'Hawaii'],
    ['day and month 0', '00/00/2027', '10', 'Hawaii'],
    ['an incomplete date', '12/24/20', '10', 'Hawaii'],
    ['text after the date', '12/24/20261', '10', 'Hawaii'],
    ['text before the date', '112/24/2026', '10', 'Hawaii'],
    ['another order of the parts', '2026/12/24', '10', 'Hawaii'],
    ['a year before 2000', '12/24/1999', '10', 'Hawaii'],
    ['an empty date', '', '10', 'Hawaii'],
    ['an hour that does not exist', '12/24/2026', '24', 'Hawaii'],
    ['an hour without its leading zero', '12/24/2026', '9', 'Hawaii'],
    ['a zone that is not in the table', '12/24/2026', '10', 'Europe/Paris'],
    ['an hour that is skipped when the clocks go forward', '03/14/2027', '02', 'Eastern Time'],
  ])('is none: %s', (_, date, hour, timeZone) => {
    expect(sendMomentOf({ date, hour, timeZone })).toBeNull();
  });

  it('[property] the ISO text and the moment are the same, on the chosen hour of the day; a skipped hour has none', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
        fc.constantFrom(...giftHours),
        fc.constantFrom(...giftTimeZones),
        (day, hour, zone) => {
          const [year, month, date] = day.toISOString().slice(0, 10).split('-');
          const moment = sendMomentOf({
            date: `${month}/${date}/${year}`,
            hour: hour.value,
            timeZone: zone.label,
          });
          if (moment === null) {
            expect(hour.value).toBe('02');
            return;
          }
          expect(Date.parse(moment.iso)).toBe(moment.at);
          expect(moment.iso).toMatch(
            new RegExp(`^${year}-${month}-${date}T${hour.value}:00:00-(0[4-9]|10):00$`),
          );
        },
      ),
      // An hour that the change of clocks skips.
      {
        examples: [
          [
            new Date('2058-03-10'),
            giftHours[2] ?? { label: '', value: '' },
            giftTimeZones[0] ?? { label: '', zone: '' },
          ],
        ],
      },
    );
  });
});
