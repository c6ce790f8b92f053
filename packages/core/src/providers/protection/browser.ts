import { outsideFault, type Report } from '../outside-fault.ts';
import { createScriptPort } from '../script-port.ts';
import { toPremiumCents } from './map.ts';
import type { ShippingProtection } from './protection.ts';
import './wire.ts';

export interface ProtectionOptions {
  scriptUrl: string;
  /** The merchant's public token. */
  token: string;
  /** How long a quote may take, its wait for the script included. */
  timeoutMs: number;
  report: Report;
}

/** Route's widget script: `routeapp.get_quote`. A quote is asked for once per subtotal and page. */
export function createShippingProtection(options: ProtectionOptions): ShippingProtection {
  const { scriptUrl, token, timeoutMs, report } = options;
  const port = createScriptPort({
    role: 'protection',
    src: scriptUrl,
    report,
    find: () => window.routeapp,
  });
  const known = new Map<number, number>();

  function ask(subtotalCents: number): Promise<number | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        report(outsideFault('protection', 'timeout', `gave no quote within ${timeoutMs} ms`));
        resolve(null);
      }, timeoutMs);
      const settle = (premium: number | null) => {
        clearTimeout(timer);
        resolve(premium);
      };
      port.use((routeapp) => {
        try {
          routeapp.get_quote(token, subtotalCents / 100, 'USD', (quote) => {
            const premium = toPremiumCents(quote);
            if (premium === null) report(outsideFault('protection', 'unavailable', 'quoted no amount'));
            else known.set(subtotalCents, premium);
            settle(premium);
          });
        } catch (cause) {
          settle(null);
          throw cause;
        }
      });
    });
  }

  return {
    load: port.load,
    async quote(subtotalCents) {
      if (!(subtotalCents > 0)) return null;
      return known.get(subtotalCents) ?? ask(subtotalCents);
    },
  };
}
