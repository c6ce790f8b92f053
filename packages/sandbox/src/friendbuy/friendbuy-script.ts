import type { BrowserScript } from '../browser-script.ts';

type Call = readonly unknown[];

/** The script's global `friendbuyAPI`: it works off what was pushed before it ran, and sends on what comes after. */
export const friendbuyScript: BrowserScript<null> = {
  config: null,
  toDoor: './',
  bytes: 140_000,
  delayMs: 150,
  run: (doorUrl) => {
    const queue: unknown = Reflect.get(window, 'friendbuyAPI');
    let merchantId = '';

    function push(call: Call): void {
      if (call[0] === 'merchant') merchantId = String(call[1]);
      const body = JSON.stringify(call.filter((part) => typeof part !== 'function'));
      const url = `${doorUrl}sdk/${encodeURIComponent(merchantId)}`;
      fetch(url, { method: 'POST', body, keepalive: true }).catch(() => undefined);
    }

    Reflect.set(window, 'friendbuyAPI', { push });
    if (Array.isArray(queue)) for (const call of queue) push(call);
  },
};

/** The merchant's campaigns: none shows anything by itself. */
export const campaignsScript: BrowserScript<null> = {
  config: null,
  toDoor: '../../',
  bytes: 30_000,
  delayMs: 80,
  run: () => {
    Reflect.set(window, 'friendbuyCampaigns', []);
  },
};
