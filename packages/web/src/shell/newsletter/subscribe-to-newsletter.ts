import { findEmailMarketing } from '../../clients/email-port.ts';
import { newsletterCopy } from '../../copy/newsletter-copy.ts';

/** Signs an address up. Answers what the shopper must read and do, or null when it was taken. */
export async function subscribeToNewsletter(email: string, isWellFormed: boolean): Promise<string | null> {
  if (email === '') return newsletterCopy.missing;
  if (!isWellFormed) return newsletterCopy.malformed;
  const { status } = (await findEmailMarketing()?.subscribeToNewsletter(email)) ?? { status: null };
  if (status === 202) return null;
  if (status === 429) return newsletterCopy.throttled;
  return status !== null && status >= 400 && status < 500
    ? newsletterCopy.refused
    : newsletterCopy.unreachable;
}
