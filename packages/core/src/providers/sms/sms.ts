import type { SmsPageView } from '../../analytics/sms-page-view.ts';

/** Calls made before the provider's script is ready are sent when it is. */
export interface SmsMarketing {
  /** The account's id, which every page view contains. */
  readonly shopId: string;
  /** Loads the provider's script. False when it failed. */
  load(): Promise<boolean>;
  /** `[call.other-third-party-calls.7]` */
  pageView(view: SmsPageView): void;
  /** `[state.session.6]` Sends the phone number of the account; a blank one is not sent. */
  identify(phone: string): void;
}
