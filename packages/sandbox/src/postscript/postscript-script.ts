import type { BrowserScript } from '../doubles/browser-script.ts';

/** The SDK's global `postscript`. It exists a moment after the script has run, when an event announces it. */
export const postscriptScript: BrowserScript<null> = {
  config: null,
  toServer: './',
  bytes: 200_000,
  delayMs: 120,
  run: (serverUrl) => {
    let subscriberId: string | null = null;

    function post(path: string, body: object): Promise<Response> {
      const headers = { 'content-type': 'application/json' };
      return fetch(`${serverUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    }

    const postscript = {
      event: async (name: string, data: object) => (await post('events', { name, data })).ok,
      identify: async (who: { phone: string }) => {
        const response = await post('identify', who);
        subscriberId = response.ok ? (await response.json()).subscriber_id : null;
        return subscriberId !== null;
      },
      getSubscriberId: () => subscriberId,
    };
    setTimeout(() => {
      Object.assign(window, { postscript });
      window.dispatchEvent(new Event('postscriptReady'));
    }, 0);
  },
};
