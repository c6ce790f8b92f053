import type { BrowserScript } from '../doubles/browser-script.ts';

type Call = readonly unknown[];

/** The script's global `friendbuyAPI`: it sends what was pushed before it ran, and what is pushed later. */
export const friendbuyScript: BrowserScript<null> = {
  config: null,
  toServer: './',
  bytes: 200_000,
  delayMs: 150,
  run: (serverUrl) => {
    const queue: unknown = Reflect.get(window, 'friendbuyAPI');
    let merchantId = '';

    function push(call: Call): void {
      if (call[0] === 'merchant') merchantId = String(call[1]);
      const body = JSON.stringify(call.filter((part) => typeof part !== 'function'));
      const url = `${serverUrl}sdk/${encodeURIComponent(merchantId)}`;
      fetch(url, { method: 'POST', body, keepalive: true }).catch(() => undefined);
    }

    Reflect.set(window, 'friendbuyAPI', { push });
    if (Array.isArray(queue)) for (const call of queue) push(call);
  },
};

/** The merchant's campaigns, which show nothing. */
export const campaignsScript: BrowserScript<null> = {
  config: null,
  toServer: '../../',
  bytes: 30_000,
  delayMs: 80,
  run: () => {
    Reflect.set(window, 'friendbuyCampaigns', []);
  },
};
