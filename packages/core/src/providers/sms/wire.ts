import type { SmsPageView } from '../../analytics/sms-page-view.ts';

export interface Postscript {
  event(name: 'page_view', view: SmsPageView): unknown;
  /** Answers whether the number is a subscriber's. */
  identify(who: { phone: string }): unknown;
}

declare global {
  interface Window {
    postscript?: Postscript;
  }
}
