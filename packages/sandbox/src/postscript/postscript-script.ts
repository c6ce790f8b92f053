import type { BrowserScript } from '../browser-script.ts';

/** The SDK's global `postscript`. It is there a moment after its script has run, and says so by an event. */
export const postscriptScript: BrowserScript<null> = {
  config: null,
  toDoor: './',
  bytes: 85_000,
  delayMs: 120,
  run: (doorUrl) => {
    let subscriberId: string | null = null;

    function post(path: string, body: object): Promise<Response> {
      const headers = { 'content-type': 'application/json' };
      return fetch(`${doorUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    }

    const postscript = {
      event: async (name: string, data: object) => (await post('events', { name, data })).ok,
      identify: async (who: { phone: string }) => {
        const answer = await post('identify', who);
        subscriberId = answer.ok ? (await answer.json()).subscriber_id : null;
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
