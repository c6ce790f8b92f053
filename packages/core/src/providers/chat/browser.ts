import type { CartAttribute } from '../../cart/cart.ts';
import { type Report, toFault } from '../outside-fault.ts';
import { createScriptPort } from '../script-port.ts';
import type { Chat } from './chat.ts';

export interface ChatOptions {
  /** The bundle loader, which ends with the app's id. */
  scriptUrl: string;
  report: Report;
}

export interface GorgiasChatApi {
  init?(): Promise<unknown>;
  open?(): unknown;
  close?(): unknown;
  on?(event: 'widget:opened', listener: () => void): unknown;
}

export interface GorgiasBridgeApi {
  createCartAttributes?(): unknown;
}

declare global {
  interface Window {
    GorgiasChat?: GorgiasChatApi;
    GorgiasBridge?: GorgiasBridgeApi;
  }
}

/** Gorgias: `GorgiasChat`, and `GorgiasBridge` for the attributes of the cart. */
export function createChat({ scriptUrl, report }: ChatOptions): Chat {
  let isRequested = false;
  let listener = (_: CartAttribute[]) => {};

  async function cartAttributes(): Promise<CartAttribute[]> {
    try {
      return toCartAttributes(await window.GorgiasBridge?.createCartAttributes?.());
    } catch (cause) {
      report(toFault('chat', cause));
      return [];
    }
  }
  const notify = async () => listener(await cartAttributes());

  const port = createScriptPort({
    role: 'chat',
    src: scriptUrl,
    report,
    async find() {
      const chat = await findChat();
      // The chat has a button of its own.
      chat?.on?.('widget:opened', notify);
      return chat;
    },
  });
  return {
    load: port.load,
    isReady: port.isReady,
    open() {
      isRequested = true;
      port.use(async (chat) => {
        if (!isRequested) return;
        await chat.open?.();
        // A chat of another version does not report its window.
        if (!chat.on) await notify();
      });
    },
    close() {
      isRequested = false;
      if (port.isReady()) port.use((chat) => chat.close?.());
    },
    cartAttributes,
    onOpen(next) {
      listener = next;
    },
  };
}

/** The loader either leaves an API whose `init` resolves when it is ready, or fires an event when it is. */
async function findChat(): Promise<GorgiasChatApi | undefined> {
  if (window.GorgiasChat) await window.GorgiasChat.init?.();
  else
    await new Promise((resolve) => window.addEventListener('gorgias-widget-loaded', resolve, { once: true }));
  return window.GorgiasChat;
}

/** Malformed pairs are left out. */
export function toCartAttributes(value: unknown): CartAttribute[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one) => {
    const { key, value: text }: Record<string, unknown> = Object(one);
    return typeof key === 'string' && key !== '' && typeof text === 'string' ? [{ key, value: text }] : [];
  });
}
