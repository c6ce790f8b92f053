import type { SendOutcome } from '../../waitlist/outbox.ts';
import { backInStockBody } from '../../waitlist/subscription.ts';
import { outsideFault, type Report } from '../outside-fault.ts';
import type { EmailMarketing } from './email.ts';
import { newsletterBody, toOutcome } from './map.ts';

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

/** The code of an outcome for what the provider would refuse, too. */
const UNUSABLE = 400;

/** Klaviyo's client API. It asks for no script and sends no cookie. */
export function createEmailMarketing(options: EmailOptions): EmailMarketing {
  const { apiUrl, companyId, listId, revision, timeoutMs, report, fetch: send = fetch } = options;

  async function post(resource: string, body: object): Promise<SendOutcome> {
    const url = `${apiUrl}/client/${resource}/?company_id=${encodeURIComponent(companyId)}`;
    const signal = AbortSignal.timeout(timeoutMs);
    const late = new Promise<never>((_, reject) => signal.addEventListener('abort', reject, { once: true }));
    const init: RequestInit = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', revision },
      body: JSON.stringify(body),
      credentials: 'omit',
      // A shopper who goes on at once has signed up all the same.
      keepalive: true,
      signal,
    };
    try {
      const outcome = toOutcome(await Promise.race([send(url, init), late]));
      if (outcome.status !== 202) complain(outcome.status);
      return outcome;
    } catch {
      const isLate = signal.aborted;
      const what = isLate ? `did not answer within ${timeoutMs} ms` : 'could not be reached';
      report(outsideFault('email', isLate ? 'timeout' : 'unavailable', what));
      return { status: null };
    }
  }

  function complain(status: number | null): void {
    const what = `answered ${status} to a sign-up`;
    if (status === 429) report(outsideFault('email', 'throttled', what));
    else report(outsideFault('email', Number(status) >= 500 ? 'unavailable' : 'refused', what));
  }

  return {
    hasNewsletter: listId !== null,

    async subscribeToBackInStock(signUp) {
      const body = backInStockBody(signUp);
      if (body) return post('back-in-stock-subscriptions', body);
      report(outsideFault('email', 'refused', 'was not asked: the variant has no numeric id'));
      return { status: UNUSABLE };
    },

    async subscribeToNewsletter(email) {
      if (listId !== null) return post('subscriptions', newsletterBody(email, listId));
      report(outsideFault('email', 'refused', 'was not asked: no newsletter list is configured'));
      return { status: UNUSABLE };
    },
  };
}
