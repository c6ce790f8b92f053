import type { BrowserScript } from '../doubles/browser-script.ts';

/** The loader, which only fetches the bundle. */
export const gorgiasLoader: BrowserScript<null> = {
  config: null,
  toServer: '../',
  bytes: 18_000,
  delayMs: 90,
  run: (serverUrl) => {
    const element = document.createElement('script');
    element.async = true;
    element.src = `${serverUrl}bundle.js`;
    document.head.append(element);
  },
};

/** The chat: `GorgiasChat`, `GorgiasBridge`, a window that opens, and the events of their readiness. */
export const gorgiasBundle: BrowserScript<null> = {
  config: null,
  toServer: './',
  bytes: 620_000,
  delayMs: 260,
  run: (serverUrl) => {
    const guestId = `guest-${Math.random().toString(36).slice(2)}`;
    const sessionId = `session-${Math.random().toString(36).slice(2)}`;
    let panel: HTMLElement | null = null;
    let email: string | null = null;
    const listeners: (() => void)[] = [];

    function report(action: string, fields: object = {}): void {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ action, guestId, ...fields });
      fetch(`${serverUrl}conversations`, { method: 'POST', headers, body }).catch(() => {});
    }

    function draw(): HTMLElement {
      const section = document.createElement('section');
      section.setAttribute('aria-label', 'Chat');
      Object.assign(section.style, {
        position: 'fixed',
        right: '16px',
        bottom: '16px',
        width: '320px',
        padding: '16px',
        background: 'white',
        border: '1px solid',
        zIndex: '2147483000',
      });
      const greeting = document.createElement('p');
      greeting.textContent = 'Hello, how can we help?';
      const close = document.createElement('button');
      close.type = 'button';
      close.textContent = 'Close chat';
      close.onclick = () => chat.close();
      section.append(greeting, close);
      return section;
    }

    const chat = {
      init: () => Promise.resolve(chat),
      isOpen: () => panel !== null,
      open() {
        if (panel) return;
        panel = draw();
        document.body.append(panel);
        report('open');
        for (const listener of listeners) listener();
      },
      close() {
        if (!panel) return;
        panel.remove();
        panel = null;
        report('close');
      },
      captureUserEmail(address: string) {
        email = address;
        report('email', { email });
      },
      on(event: string, listener: () => void) {
        if (event === 'widget:opened') listeners.push(listener);
      },
      sendMessage: (text: string) => report('message', { text }),
    };
    const bridge = {
      init: () => Promise.resolve(bridge),
      createCartAttributes: () => [
        { key: 'gorgias.guest_id', value: guestId },
        { key: 'gorgias.session_id', value: sessionId },
      ],
    };
    Object.assign(window, { GorgiasChat: chat, GorgiasBridge: bridge });
    window.dispatchEvent(new Event('gorgias-bridge-loaded'));
    window.dispatchEvent(new Event('gorgias-widget-loaded'));
    report('load');
  },
};
