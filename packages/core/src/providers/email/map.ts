import type { SendOutcome } from '../../waitlist/outbox.ts';
import type { SubscriptionBody } from './wire.ts';

/** What the provider keeps as the origin of a newsletter subscription. */
const NEWSLETTER_SOURCE = 'Newsletter';

export function newsletterBody(email: string, listId: string): SubscriptionBody {
  return {
    data: {
      type: 'subscription',
      attributes: {
        custom_source: NEWSLETTER_SOURCE,
        profile: { data: { type: 'profile', attributes: { email: email.trim() } } },
      },
      relationships: { list: { data: { type: 'list', id: listId } } },
    },
  };
}

/** The body is not read `[call.email-marketing-provider.8]`; a `Retry-After` in seconds is. */
export function toOutcome({ status, headers }: Pick<Response, 'status' | 'headers'>): SendOutcome {
  const header = headers.get('Retry-After') ?? '';
  return /^\d+$/.test(header) ? { status, retryAfterSeconds: Number(header) } : { status };
}
