import type { ReferralAuth, ReferralCustomer } from '../../referral/referral.ts';
import type { RedemptionOption } from '../../reward/redemption.ts';

/** The provider's record of a customer; stored in the session's `friendbuy`, `[call.products-own-server.12]`. */
export interface ReferralRecord {
  customerId: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  isNewCustomer: boolean | null;
}

export interface ReferralLink {
  /** Absolute address that brings a friend. */
  link: string;
  referralCode: string | null;
}

export interface Redemption {
  /** Discount code for the bag. */
  couponCode: string;
}

/**
 * Referrals and points by our nouns. Every method that calls the provider rejects with a `Fault`: of kind
 * `outside` when it fails, `referral-points-missing` (refused) and `referral-option-unknown` (absent) on
 * redeeming. Ids are the numbers of global ids; they must come from a verified session.
 */
export interface ReferralProvider {
  /** `[call.products-own-server.9]` Proves to the provider's script who the customer is. */
  signCustomer(customer: Pick<ReferralCustomer, 'id' | 'email'>): ReferralAuth;
  /** `[call.products-own-server.12]` Null for somebody who was never tracked. */
  fetchCustomer(customerId: string): Promise<ReferralRecord | null>;
  saveCustomer(customer: ReferralCustomer): Promise<void>;
  /** The customer's own link; null where no campaign is configured. */
  fetchReferralLink(customer: ReferralCustomer): Promise<ReferralLink | null>;
  /** Points in the ledger; somebody without an entry has 0. */
  fetchBalance(customerId: string): Promise<number>;
  fetchRedemptionOptions(): Promise<RedemptionOption[]>;
  /** Takes the points and gives a coupon. Never sent twice: fetch the coupons when its response was lost. */
  redeem(customerId: string, optionId: string): Promise<Redemption>;
  /** The codes of coupons that the customer got and has not used, newest first. */
  fetchCoupons(customerId: string): Promise<string[]>;
}

/** The provider's script on a page. Calls made before it is ready are sent when it is. */
export interface ReferralTracker {
  /** Loads the provider's scripts, once. False when one failed. */
  load(): Promise<boolean>;
  trackPage(name: string): void;
  /** `[state.session.7]` Sends the customer and the proof: the provider accepts the proof only after the customer was tracked. */
  identify(customer: ReferralCustomer, auth: ReferralAuth): void;
}
