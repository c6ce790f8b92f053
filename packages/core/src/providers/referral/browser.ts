import { loadScript } from '../load-script.ts';
import type { Report } from '../outside-fault.ts';
import { createScriptPort } from '../script-port.ts';
import type { ReferralTracker } from './referral.ts';

/** The script's queue: an array until it runs, which it then works off. */
interface FriendbuyApi {
  push(call: readonly unknown[]): unknown;
}

declare global {
  interface Window {
    friendbuyAPI?: FriendbuyApi;
  }
}

export interface ReferralTrackerOptions {
  merchantId: string;
  scriptUrl: string;
  /** Of the merchant's campaigns; it expects the other to have run. */
  campaignScriptUrl: string;
  report: Report;
}

/** Friendbuy's scripts and their queue `friendbuyAPI`. Only to be loaded once the visitor agreed. */
export function createReferralTracker(options: ReferralTrackerOptions): ReferralTracker {
  const { merchantId, scriptUrl, campaignScriptUrl, report } = options;
  const port = createScriptPort({
    role: 'referral',
    src: scriptUrl,
    report,
    prepare() {
      // A second attempt finds the queue with the merchant in it.
      window.friendbuyAPI ??= [['merchant', merchantId]];
    },
    find: () => loadScript({ role: 'referral', src: campaignScriptUrl, find: () => window.friendbuyAPI }),
  });
  return {
    load: port.load,
    trackPage: (name) => port.use((friendbuy) => friendbuy.push(['track', 'page', { name }])),
    identify: (customer, { authString, signature }) =>
      port.use((friendbuy) => {
        friendbuy.push(['track', 'customer', customer]);
        friendbuy.push(['auth', authString, signature]);
      }),
  };
}
