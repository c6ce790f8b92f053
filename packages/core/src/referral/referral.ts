/** [state.session.7], [const.timings.7] Before the visitor is identified, and before a customer is authenticated. */
export const REFERRAL_DELAY_MS = 1000;

export type ReferralStep =
  /** Identify, then authenticate, after the delay. */
  | 'authenticate'
  /** Drop the stored referral data ([state.session.2]). */
  | 'forget';

/** What a change of the logged-in status asks for; null when it did not change. */
export function referralStep(wasLoggedIn: boolean, userIsLoggedIn: boolean): ReferralStep | null {
  if (wasLoggedIn === userIsLoggedIn) return null;
  return userIsLoggedIn ? 'authenticate' : 'forget';
}

/** What the referral provider may know of a customer. */
export interface ReferralCustomer {
  /** The number of the customer's global id. */
  id: string;
  email: string;
  firstName?: string;
  lastName?: string;
}

/** How the provider is told who visits; null for guests and for users without id or email: only customers are tracked. */
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

/** The body of the authentication call ([call.products-own-server.9]). */
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

/** The answer of the authentication call; null, and nothing more is done, if either part is missing ([call.products-own-server.10]). */
export function readReferralAuth(answer: unknown): ReferralAuth | null {
  const { authString, signature }: Record<string, unknown> = Object(answer);
  if (typeof authString !== 'string' || typeof signature !== 'string') return null;
  return authString === '' || signature === '' ? null : { authString, signature };
}

/** The customer's referral data, kept in the session's `friendbuy` ([call.products-own-server.12]); null for what is none. */
export function readReferralData(answer: unknown): Record<string, unknown> | null {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return null;
  return 'error' in answer ? null : { ...answer };
}
