import { describe, expect, it } from 'vitest';
import { findScheduleProblem } from './gift-schedule.ts';

describe('the schedule of a gift [entity.gift-info.4] [entity.gift-info.5] [entity.gift-info.6]', () => {
  it.each([
    ['a schedule of the tables', {}, null],
    ['[const.gift-form.2] a zone outside the table', { timeZone: 'Mars' }, 'timeZone'],
    ['[const.gift-form.2] the IANA name of a zone', { timeZone: 'America/Denver' }, 'timeZone'],
    ['[const.gift-form.1] an hour outside the table', { time: '25PM' }, 'time'],
    ['[const.gift-form.1] the value of an hour instead of its label', { time: '10' }, 'time'],
    ['a day that the calendar does not have', { date: '02/30/2027' }, 'date'],
    ['a date in another order', { date: '2026-12-24' }, 'date'],
    ['a day in the past', { date: '12/24/2020' }, null],
  ])('%s', (_, changed, field) => {
    const schedule = { date: '12/24/2026', time: '10AM', timeZone: 'Pacific Time' };
    expect(findScheduleProblem({ ...schedule, ...changed })).toBe(field);
  });
});
