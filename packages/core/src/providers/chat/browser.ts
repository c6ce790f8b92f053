import { type Report, toFault } from '../outside-fault.ts';
import { createScriptPort } from '../script-port.ts';
import type { Chat } from './chat.ts';
import { toCartAttributes } from './map.ts';
import type { GorgiasChatApi } from './wire.ts';

export interface ChatOptions {
  /** The bundle loader, which ends with the app's id. */
  scriptUrl: string;
  report: Report;
}

/** Gorgias: `GorgiasChat`, and `GorgiasBridge` for what is written to the bag. */
export function createChat({ scriptUrl, report }: ChatOptions): Chat {
  const port = createScriptPort({ role: 'chat', src: scriptUrl, report, find: findChat });
  let isWanted = false;
  return {
    load: port.load,
    isReady: port.isReady,
    open() {
      isWanted = true;
      port.use((chat) => isWanted && chat.open?.());
    },
    close() {
      isWanted = false;
      if (port.isReady()) port.use((chat) => chat.close?.());
    },
    async cartAttributes() {
      try {
        return toCartAttributes(await window.GorgiasBridge?.createCartAttributes?.());
      } catch (cause) {
        report(toFault('chat', cause));
        return [];
      }
    },
  };
}

/** The loader either leaves an API whose `init` tells when it is ready, or says by an event that it is. */
async function findChat(): Promise<GorgiasChatApi | undefined> {
  if (window.GorgiasChat) await window.GorgiasChat.init?.();
  else
    await new Promise((resolve) => window.addEventListener('gorgias-widget-loaded', resolve, { once: true }));
  return window.GorgiasChat;
}
