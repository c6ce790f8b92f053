import { createSmsMarketing } from '@storefront/core/providers/sms/browser';
import type { SmsMarketing } from '@storefront/core/providers/sms/sms';
import { openPort } from './open-port.ts';
import { publicPorts } from './public-ports.ts';

let sms: SmsMarketing | null = null;

/** The page's one SMS service, not loaded yet; null when none is configured. */
export function findSmsMarketing(): SmsMarketing | null {
  sms ??= publicPorts.sms ? openPort(createSmsMarketing, publicPorts.sms) : null;
  return sms;
}
