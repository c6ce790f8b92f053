import type { BrowserScript } from '../doubles/browser-script.ts';
import { routeAccount } from './account.ts';

interface Config {
  merchantId: string;
}

/** The widget's global `routeapp`: quotes, and the shopper's choice of protection. */
export const routeScript: BrowserScript<Config> = {
  config: { merchantId: routeAccount.merchantId },
  toServer: './',
  bytes: 200_000,
  delayMs: 140,
  run: (serverUrl, { merchantId }) => {
    const cartRef = Math.random().toString(36).slice(2);
    const listeners: ((quote: object) => void)[] = [];

    async function quote(
      token: string,
      subtotal: number,
      currency: string,
      callback: (quote: object) => void,
    ) {
      const body = {
        merchant_id: merchantId,
        cart: {
          cart_ref: cartRef,
          covered: { currency, amount: Number(subtotal).toFixed(2) },
          cart_items: [],
        },
      };
      const headers = {
        token,
        'content-type': 'application/json',
        'protect-widget-version': 'route-widget-core',
      };
      const response = await fetch(`${serverUrl}v2/quotes`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      if (!response.ok) return;
      const { premium } = await response.json();
      const result = { insurance_price: Number(premium.amount), insurance_selected: true, subtotal };
      callback(result);
      for (const listener of listeners) listener(result);
    }

    Object.assign(window, {
      routeapp: {
        get_quote: (token: string, subtotal: number, currency: string, callback: (quote: object) => void) => {
          quote(token, subtotal, currency, callback).catch(() => {});
        },
        on_insured_change: (listener: (quote: object) => void) => listeners.push(listener),
      },
    });
  },
};
