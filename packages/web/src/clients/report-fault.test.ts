import { Fault } from '@storefront/core/fault';
import { expect, it, vi } from 'vitest';
import { reportFault } from './report-fault.ts';

it('[error.20] logs a fault of a provider once a page, and another one', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const fault = (say: string) => new Fault({ code: 'sms-unavailable', kind: 'outside', say });
  for (let times = 0; times < 100; times += 1) reportFault(fault('sms threw an error.'));
  reportFault(fault('sms did not load.'));
  expect(warn.mock.calls.map(([message]) => message)).toEqual([
    'sms-unavailable: sms threw an error.',
    'sms-unavailable: sms did not load.',
  ]);
  warn.mockRestore();
});
