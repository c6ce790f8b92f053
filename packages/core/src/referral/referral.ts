/** `[state.session.7]`, `[const.timings.7]` The delay before the visitor is identified, and before a customer is authenticated. */
export const REFERRAL_DELAY_MS = 1000;

export type ReferralStep =
  /** Identify, then authenticate, after the delay. */
  | 'authenticate'
  /** Drop the stored referral data `[state.session.2]`. */
  | 'forget';

/**
 * The step after a change of who is logged in, by the customers' ids; null when it is the same. One customer may follow
 * another without a logout between them: a link from an e-mail starts a session, too.
 */
export function referralStep(before: string | null, now: string | null): ReferralStep | null {
  if (before === now) return null;
  return now === null ? 'forget' : 'authenticate';
}

/** The customer's data that the referral provider receives. */
export interface ReferralCustomer {
  /** The number of the customer's global id. */
  id: string;
  email: string;
  firstName?: string;
  lastName?: string;
}

/** Null for guests and for users without id or email: only customers are tracked. */
export function referralCustomer(
  user: {
    email?: string | null;
    firstName?: string | null;
    defaultAddress?: { lastName?: string | null } | null;
  } | null,
  cleanId: string | null,
): ReferralCustomer | null {
  const email = user?.email?.trim();
  if (!email || !cleanId) return null;
  const firstName = user?.firstName?.trim();
  const lastName = user?.defaultAddress?.lastName?.trim();
  return { id: cleanId, email, ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) };
}

/** `[call.products-own-server.9]` The body of the authentication call. */
export function referralAuthBody({ id, email }: ReferralCustomer): {
  customerEmail: string;
  customerUserId: string;
} {
  return { customerEmail: email, customerUserId: id };
}

export interface ReferralAuth {
  authString: string;
  signature: string;
}

/** `[call.products-own-server.10]` The response of the authentication call; null when either part is missing. */
export function readReferralAuth(response: unknown): ReferralAuth | null {
  const { authString, signature }: Record<string, unknown> = Object(response);
  if (typeof authString !== 'string' || typeof signature !== 'string') return null;
  return authString === '' || signature === '' ? null : { authString, signature };
}

/** `[call.products-own-server.12]` The customer's referral data for the session's `friendbuy`; null when it cannot be read. */
export function readReferralData(response: unknown): Record<string, unknown> | null {
  if (typeof response !== 'object' || response === null || Array.isArray(response)) return null;
  return 'error' in response ? null : { ...response };
}
