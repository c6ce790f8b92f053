import { notUS } from '@storefront/core/market/country';
import { createCrossBorder } from '@storefront/core/providers/cross-border/browser';
import type { CrossBorder } from '@storefront/core/providers/cross-border/cross-border';
import { atom, type createStore } from 'jotai';
import { whenAllowed } from '../../clients/consent-port.ts';
import { openPort } from '../../clients/open-port.ts';
import { publicPorts } from '../../clients/public-ports.ts';
import { currencyCodeAtom, currencyCountryAtom } from '../../state/market-atoms.ts';

export interface CrossBorderDeps {
  store: ReturnType<typeof createStore>;
  crossBorder: CrossBorder;
  whenAllowed: (work: () => void) => void;
}

/** Joins the configured provider to the page. */
export function followCountry(store: ReturnType<typeof createStore>): void {
  if (!publicPorts.crossBorder) return;
  followMarket({
    store,
    crossBorder: openPort(createCrossBorder, publicPorts.crossBorder),
    whenAllowed: (work) => whenAllowed('crossBorder', work),
  });
}

/** Country and currency as one value: a change of both is one change. */
const marketKeyAtom = atom((get) => `${get(currencyCountryAtom)} ${get(currencyCodeAtom)}`);

/**
 * `[call.other-third-party-calls.2]` Names the visitor's country and currency to the cross-border provider, whose script
 * loads with consent and only outside the US: there the checkout needs it.
 */
export function followMarket({ store, crossBorder, whenAllowed }: CrossBorderDeps): void {
  let isWanted = false;
  const follow = () => {
    const countryCode = store.get(currencyCountryAtom);
    crossBorder.setCountry({ countryCode, currencyCode: store.get(currencyCodeAtom) });
    if (isWanted || !notUS(countryCode)) return;
    isWanted = true;
    whenAllowed(() => void crossBorder.load());
  };
  store.sub(marketKeyAtom, follow);
  follow();
}
