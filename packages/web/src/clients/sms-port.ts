import { createSmsMarketing } from '@storefront/core/providers/sms/browser';
import type { SmsMarketing } from '@storefront/core/providers/sms/sms';
import { publicPorts } from './public-ports.ts';
import { reportFault } from './report-fault.ts';

let sms: SmsMarketing | null = null;

/** The page's one SMS service, not loaded yet; null when none is configured. */
export function findSmsMarketing(): SmsMarketing | null {
  sms ??= publicPorts.sms ? createSmsMarketing({ ...publicPorts.sms, report: reportFault }) : null;
  return sms;
}
