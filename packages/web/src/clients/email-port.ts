import { createEmailMarketing } from '@storefront/core/providers/email/browser';
import type { EmailMarketing } from '@storefront/core/providers/email/email';
import { publicPorts } from './public-ports.ts';
import { reportFault } from './report-fault.ts';

let email: EmailMarketing | null = null;

/** E-mail sign-ups; null when no provider is configured. */
export function findEmailMarketing(): EmailMarketing | null {
  email ??= publicPorts.email ? createEmailMarketing({ ...publicPorts.email, report: reportFault }) : null;
  return email;
}
