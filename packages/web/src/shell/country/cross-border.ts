import { notUS } from '@storefront/core/market/country';
import { createCrossBorder } from '@storefront/core/providers/cross-border/browser';
import type { createStore } from 'jotai';
import { whenAllowed } from '../../clients/consent-port.ts';
import { publicPorts } from '../../clients/public-ports.ts';
import { reportFault } from '../../clients/report-fault.ts';
import { currencyCodeAtom, currencyCountryAtom } from '../../state/market-atoms.ts';

/**
 * `[call.other-third-party-calls.2]` Names the visitor's country and currency to the cross-border provider, whose script
 * loads with consent and only outside the US: there the checkout needs it.
 */
export function followCountry(store: ReturnType<typeof createStore>): void {
  if (!publicPorts.crossBorder) return;
  const crossBorder = createCrossBorder({ ...publicPorts.crossBorder, report: reportFault });
  let isWanted = false;
  const follow = () => {
    const countryCode = store.get(currencyCountryAtom);
    crossBorder.setCountry({ countryCode, currencyCode: store.get(currencyCodeAtom) });
    if (isWanted || !notUS(countryCode)) return;
    isWanted = true;
    whenAllowed('crossBorder', () => void crossBorder.load());
  };
  store.sub(currencyCountryAtom, follow);
  store.sub(currencyCodeAtom, follow);
  follow();
}
