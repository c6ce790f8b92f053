import type { SmsPageView } from '../../analytics/sms-page-view.ts';

/** Everything asked before the provider's script is there is told when it is. */
export interface SmsMarketing {
  /** Loads the provider's script. False when it failed. */
  load(): Promise<boolean>;
  /** `[call.other-third-party-calls.7]` */
  pageView(view: SmsPageView): void;
  /** `[state.session.6]` Tells who visits by the phone number of the account; a blank one is nobody's. */
  identify(phone: string): void;
}
