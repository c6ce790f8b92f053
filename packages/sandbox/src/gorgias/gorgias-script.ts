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

    function make<K extends keyof HTMLElementTagNameMap>(tag: K, text: string, style: string) {
      const element = document.createElement(tag);
      element.textContent = text;
      element.style.cssText = style;
      return element;
    }

    function draw(): HTMLElement {
      const quiet = 'margin: 0; padding: 0; border: 0; background: none; color: inherit; font: inherit;';
      const section = make(
        'section',
        '',
        `position: fixed; right: 16px; bottom: 16px; z-index: 2147483000; width: 20em; max-width: calc(100vw - 32px);
         border-radius: 12px; overflow: hidden; background: #fff; color: #161616; box-shadow: 0 8px 32px #0003;
         font: 0.875rem / 1.5 system-ui, sans-serif;`,
      );
      section.setAttribute('aria-label', 'Chat');
      const head = make(
        'div',
        '',
        'display: flex; justify-content: space-between; padding: 6px 16px; background: #161616; color: #fff;',
      );
      const close = make('button', 'Close chat', `${quiet} min-height: 44px; cursor: pointer;`);
      close.type = 'button';
      close.onclick = () => chat.close();
      head.append(make('p', 'Chat', `${quiet} align-self: center;`), close);

      const messages = make(
        'div',
        '',
        'display: grid; gap: 8px; max-height: 40vh; overflow: auto; padding: 16px;',
      );
      messages.setAttribute('role', 'log');
      const bubble = 'margin: 0; padding: 8px 12px; border-radius: 12px; overflow-wrap: anywhere;';
      messages.append(
        make('p', 'Hello, how can we help?', `${bubble} justify-self: start; background: #f1f1f1;`),
      );

      const form = make('form', '', 'display: flex; border-top: 1px solid #ddd;');
      const field = make('input', '', `${quiet} flex: 1; min-width: 0; padding: 12px 16px; font-size: 1rem;`);
      field.setAttribute('aria-label', 'Message');
      field.placeholder = 'Write a message';
      const send = make('button', 'Send', `${quiet} padding: 12px 16px; font-weight: 600; cursor: pointer;`);
      form.append(field, send);
      form.onsubmit = (event) => {
        event.preventDefault();
        const text = field.value.trim();
        if (!text) return;
        field.value = '';
        chat.sendMessage(text);
        messages.append(make('p', text, `${bubble} justify-self: end; background: #161616; color: #fff;`));
        messages.scrollTop = messages.scrollHeight;
      };
      section.append(head, messages, form);
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
