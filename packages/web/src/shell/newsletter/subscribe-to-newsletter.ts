import { findEmailMarketing } from '../../clients/email-port.ts';
import { newsletterCopy } from '../../copy/newsletter-copy.ts';

/** Signs an address up. Returns what the shopper has to read, or null when it was accepted. */
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
