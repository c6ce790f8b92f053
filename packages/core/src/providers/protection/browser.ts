import { outsideFault, type Report, toFault } from '../outside-fault.ts';
import { createScriptPort } from '../script-port.ts';
import { withTimeout } from '../with-timeout.ts';
import type { ShippingProtection } from './protection.ts';

export interface ProtectionOptions {
  scriptUrl: string;
  /** The merchant's public token. */
  token: string;
  /** How long a quote may take, its wait for the script included. */
  timeoutMs: number;
  report: Report;
}

/** The argument of the provider's callback; only the premium, in dollars, is read. */
export interface RouteQuote {
  insurance_price?: unknown;
}

export interface RouteApp {
  get_quote(
    token: string,
    subtotal: number,
    currency: 'USD',
    callback: (quote: RouteQuote | null | undefined) => void,
  ): void;
}

declare global {
  interface Window {
    routeapp?: RouteApp;
  }
}

/** Route's widget script: `routeapp.get_quote`. A quote is requested once per subtotal and page. */
export function createShippingProtection(options: ProtectionOptions): ShippingProtection {
  const { scriptUrl, token, timeoutMs, report } = options;
  const port = createScriptPort({
    role: 'protection',
    src: scriptUrl,
    report,
    find: () => window.routeapp,
  });
  const known = new Map<number, number>();

  function requestQuote(subtotalCents: number): Promise<number> {
    return new Promise((resolve, reject) => {
      port.use((routeapp) => {
        try {
          routeapp.get_quote(token, subtotalCents / 100, 'USD', (quote) => {
            const premiumCents = toPremiumCents(quote);
            if (premiumCents === null) {
              reject(outsideFault('protection', 'unavailable', 'quoted no amount'));
              return;
            }
            known.set(subtotalCents, premiumCents);
            resolve(premiumCents);
          });
        } catch (cause) {
          reject(cause);
        }
      });
    });
  }

  return {
    load: port.load,
    async quote(subtotalCents) {
      if (!(subtotalCents > 0)) return null;
      const late = () => outsideFault('protection', 'timeout', `gave no quote within ${timeoutMs} ms`);
      try {
        return (
          known.get(subtotalCents) ?? (await withTimeout(timeoutMs, late, () => requestQuote(subtotalCents)))
        );
      } catch (cause) {
        report(toFault('protection', cause));
        return null;
      }
    },
  };
}

/** The premium in cents; null for what is no amount of money. Some versions of the script send texts. */
export function toPremiumCents(quote: RouteQuote | null | undefined): number | null {
  const price = quote?.insurance_price;
  const dollars = typeof price === 'string' && price.trim() !== '' ? Number(price) : price;
  if (typeof dollars !== 'number' || !(dollars >= 0 && dollars < 1_000_000)) return null;
  return Math.round(dollars * 100);
}
