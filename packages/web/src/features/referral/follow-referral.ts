import type { User } from '@storefront/core/account/user';
import type { ReferralTracker } from '@storefront/core/providers/referral/referral';
import {
  REFERRAL_DELAY_MS,
  type ReferralAuth,
  type ReferralCustomer,
  readReferralAuth,
  readReferralData,
  referralAuthBody,
  referralCustomer,
  referralStep,
} from '@storefront/core/referral/referral';
import type { KnownReferral, StoredReferral } from './stored-referral.ts';

/** How far the authentication of a customer got. */
export interface ReferralProgress {
  isLoaded: boolean | null;
  isSigned: boolean | null;
}

export interface FollowReferralDeps {
  tracker: Pick<ReferralTracker, 'load' | 'identify'>;
  /** Numeric id of who is logged in; null for a guest. */
  readCustomerId: () => string | null;
  readUser: () => User | null;
  /** Calls back when the session may have changed. Returns a cleanup function. */
  onSession: (work: () => void) => () => void;
  /** One of our own endpoints, as the customer. */
  post: (path: string, body: object) => Promise<unknown>;
  /** `[entity.user-session.8]` The session's `friendbuy`. */
  storeData: (data: Record<string, unknown> | null) => void;
  stored: StoredReferral;
  showProgress: (progress: ReferralProgress) => void;
}

/**
 * `[state.session.7]` Authenticates a customer at the referral provider a second after the login, and after the page's
 * session is restored; what is stored of the same customer is not requested again. Only to be called once the visitor agreed. Returns a cleanup function.
 */
export function followReferral(deps: FollowReferralDeps): () => void {
  let followed: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Of a customer who has left meanwhile, nothing is stored. */
  let turn = 0;

  async function request(customer: ReferralCustomer): Promise<Partial<KnownReferral>> {
    const [auth, data] = await Promise.all([
      deps
        .post('/api/friendbuy/auth', referralAuthBody(customer))
        .then(readReferralAuth)
        .catch((error: unknown): ReferralAuth | null => {
          console.warn('The customer could not be authenticated for referrals', error);
          return null;
        }),
      deps
        .post('/api/friendbuy/getCustomer', { id: customer.id })
        .then(readReferralData)
        .catch((error: unknown) => {
          console.warn('The referral data could not be read', error);
          return null;
        }),
    ]);
    return { ...(auth && { auth }), ...(data && { data }) };
  }

  async function authenticate(): Promise<void> {
    const own = turn;
    const customer = referralCustomer(deps.readUser(), followed);
    if (customer === null) return;
    const known = deps.stored.read(customer.id);
    const { auth, data } = known ?? (await request(customer));
    if (own !== turn) return;
    if (known === null && auth && data) deps.stored.write(customer.id, { auth, data });
    deps.storeData(data ?? null);
    if (auth) deps.tracker.identify(customer, auth);
    const isSigned = auth !== undefined;
    deps.showProgress({ isLoaded: null, isSigned });
    const isLoaded = await deps.tracker.load();
    if (own === turn) deps.showProgress({ isLoaded, isSigned });
  }

  function follow(): void {
    const before = followed;
    followed = deps.readCustomerId();
    const step = referralStep(before, followed);
    if (step === null) return;
    turn += 1;
    clearTimeout(timer);
    if (before !== null) {
      deps.storeData(null);
      deps.stored.write(before, null);
    }
    if (step === 'authenticate') timer = setTimeout(() => void authenticate(), REFERRAL_DELAY_MS);
  }

  follow();
  void deps.tracker.load();
  const stop = deps.onSession(follow);
  return () => {
    turn += 1;
    clearTimeout(timer);
    stop();
  };
}
