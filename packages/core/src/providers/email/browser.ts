import { isFault } from '../../fault.ts';
import type { SendOutcome } from '../../waitlist/outbox.ts';
import { backInStockBody } from '../../waitlist/subscription.ts';
import { outsideFault, type Report } from '../outside-fault.ts';
import { withTimeout } from '../with-timeout.ts';
import type { EmailMarketing } from './email.ts';

export interface EmailOptions {
  /** `https://a.klaviyo.com`, without a trailing slash. */
  apiUrl: string;
  /** The account's public key. */
  companyId: string;
  /** The newsletter's list; null without a newsletter. */
  listId: string | null;
  /** `YYYY-MM-DD` */
  revision: string;
  timeoutMs: number;
  report: Report;
  fetch?: typeof fetch;
}

/** The status of an outcome for a request that the provider would refuse. */
const UNUSABLE = 400;

/** Klaviyo's client API. It needs no script and sends no cookie. */
export function createEmailMarketing(options: EmailOptions): EmailMarketing {
  const { apiUrl, companyId, listId, revision, timeoutMs, report, fetch: send = fetch } = options;

  async function post(resource: string, body: object): Promise<SendOutcome> {
    const url = `${apiUrl}/client/${resource}/?company_id=${encodeURIComponent(companyId)}`;
    const init: RequestInit = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', revision },
      body: JSON.stringify(body),
      credentials: 'omit',
      // A shopper who leaves the page at once has signed up all the same.
      keepalive: true,
    };
    const late = () => outsideFault('email', 'timeout', `did not respond within ${timeoutMs} ms`);
    try {
      const outcome = toOutcome(
        await withTimeout(timeoutMs, late, (signal) => send(url, { ...init, signal })),
      );
      if (outcome.status !== 202) reportStatus(outcome.status);
      return outcome;
    } catch (cause) {
      report(isFault(cause) ? cause : outsideFault('email', 'unavailable', 'could not be reached'));
      return { status: null };
    }
  }

  function reportStatus(status: number | null): void {
    const what = `returned ${status} to a sign-up`;
    if (status === 429) report(outsideFault('email', 'throttled', what));
    else report(outsideFault('email', Number(status) >= 500 ? 'unavailable' : 'refused', what));
  }

  return {
    hasNewsletter: listId !== null,

    async subscribeToBackInStock(signUp) {
      const body = backInStockBody(signUp);
      if (body) return post('back-in-stock-subscriptions', body);
      report(outsideFault('email', 'refused', 'was not called: the variant has no numeric id'));
      return { status: UNUSABLE };
    },

    async subscribeToNewsletter(email) {
      if (listId !== null) return post('subscriptions', newsletterBody(email, listId));
      report(outsideFault('email', 'refused', 'was not called: no newsletter list is configured'));
      return { status: UNUSABLE };
    },
  };
}

/** What the provider stores as the origin of a newsletter subscription. */
const NEWSLETTER_SOURCE = 'Newsletter';

/** `POST /client/subscriptions/?company_id=`; it returns 202 without a body. */
function newsletterBody(email: string, listId: string) {
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
function toOutcome({ status, headers }: Response): SendOutcome {
  const header = headers.get('Retry-After') ?? '';
  return /^\d+$/.test(header) ? { status, retryAfterSeconds: Number(header) } : { status };
}
