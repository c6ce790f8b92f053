import type { SmsPageView } from '../../analytics/sms-page-view.ts';
import { SCRIPT_TIMEOUT_MS } from '../load-script.ts';
import type { Report } from '../outside-fault.ts';
import { createScriptPort } from '../script-port.ts';
import type { SmsMarketing } from './sms.ts';

export interface SmsOptions {
  /** The SDK, with `?shopId=`. */
  scriptUrl: string;
  /** The account's id. */
  shopId: string;
  report: Report;
}

export interface Postscript {
  event(name: 'page_view', view: SmsPageView): unknown;
  /** Returns whether the number is a subscriber's. */
  identify(who: { phone: string }): unknown;
}

declare global {
  interface Window {
    postscript?: Postscript;
  }
}

/** Postscript's SDK: `postscript.event` and `postscript.identify`. */
export function createSmsMarketing({ scriptUrl, shopId, report }: SmsOptions): SmsMarketing {
  const port = createScriptPort({ role: 'sms', src: scriptUrl, report, find: findPostscript });
  return {
    shopId,
    load: port.load,
    pageView: (view) => port.use((postscript) => postscript.event('page_view', view)),
    identify(text) {
      const phone = toPhone(text);
      if (phone !== null) port.use((postscript) => postscript.identify({ phone }));
    },
  };
}

const POLL_MS = 50;

/** The SDK finishes some time after its script has run, and documents no event for it. */
async function findPostscript(): Promise<Postscript | undefined> {
  for (let waitedMs = 0; !window.postscript && waitedMs < SCRIPT_TIMEOUT_MS; waitedMs += POLL_MS) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return window.postscript;
}

/** A phone number in the provider's format: digits, optionally after a plus; null for anything else. */
export function toPhone(text: string): string | null {
  const phone = text.replaceAll(/[\s().-]/g, '');
  return /^\+?\d{7,15}$/.test(phone) ? phone : null;
}
