import type { BrowserScript } from '../browser-script.ts';
import { routeAccount } from './account.ts';

interface Config {
  merchantId: string;
}

/** The widget's global `routeapp`: quotes, and what the shopper's choice of protection is. */
export const routeScript: BrowserScript<Config> = {
  config: { merchantId: routeAccount.merchantId },
  toDoor: './',
  bytes: 95_000,
  delayMs: 140,
  run: (doorUrl, { merchantId }) => {
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
      const answer = await fetch(`${doorUrl}v2/quotes`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      if (!answer.ok) return;
      const { premium } = await answer.json();
      const told = { insurance_price: Number(premium.amount), insurance_selected: true, subtotal };
      callback(told);
      for (const listener of listeners) listener(told);
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
