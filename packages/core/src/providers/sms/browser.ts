import { SCRIPT_TIMEOUT_MS } from '../load-script.ts';
import type { Report } from '../outside-fault.ts';
import { createScriptPort } from '../script-port.ts';
import { toPhone } from './map.ts';
import type { SmsMarketing } from './sms.ts';
import type { Postscript } from './wire.ts';

export interface SmsOptions {
  /** The SDK, with `?shopId=`. */
  scriptUrl: string;
  report: Report;
}

/** Postscript's SDK: `postscript.event` and `postscript.identify`. */
export function createSmsMarketing({ scriptUrl, report }: SmsOptions): SmsMarketing {
  const port = createScriptPort({ role: 'sms', src: scriptUrl, report, find: findPostscript });
  return {
    load: port.load,
    pageView: (view) => port.use((postscript) => postscript.event('page_view', view)),
    identify(text) {
      const phone = toPhone(text);
      if (phone !== null) port.use((postscript) => postscript.identify({ phone }));
    },
  };
}

const POLL_MS = 50;

/** The SDK finishes some time after its script has run; no event that says so is documented. */
async function findPostscript(): Promise<Postscript | undefined> {
  for (let waitedMs = 0; !window.postscript && waitedMs < SCRIPT_TIMEOUT_MS; waitedMs += POLL_MS) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return window.postscript;
}
