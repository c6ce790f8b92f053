import { createEmailMarketing } from '@storefront/core/providers/email/browser';
import type { EmailMarketing } from '@storefront/core/providers/email/email';
import { publicPorts } from './public-ports.ts';
import { reportFault } from './report-fault.ts';

let email: EmailMarketing | null = null;

/** Sign-ups by e-mail; null while the shop has nobody to send them to. */
export function findEmailMarketing(): EmailMarketing | null {
  email ??= publicPorts.email && createEmailMarketing({ ...publicPorts.email, report: reportFault });
  return email;
}
