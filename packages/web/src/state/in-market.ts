import { isFault } from '@storefront/core/fault';
import { DEFAULT_MARKET } from '@storefront/core/market/market';
import type { createStore } from 'jotai';
import { currencyCodeAtom, currencyCountryAtom, currencySymbolAtom } from './market-atoms.ts';

type Store = ReturnType<typeof createStore>;

/**
 * Asks the platform in the shopper's country. `[error.4]` When it does not know that country, nothing was done: the
 * shopper's country is reset to the US and the platform asked once more. Rejects as `ask` does.
 */
export async function inMarket<Answer>(
  store: Store,
  ask: (country: string) => Promise<Answer>,
): Promise<Answer> {
  const country = store.get(currencyCountryAtom);
  try {
    return await ask(country);
  } catch (error) {
    const { currencyCountry, currencyCode, currencySymbol } = DEFAULT_MARKET;
    if (!isFault(error) || error.code !== 'country-unknown' || country === currencyCountry) throw error;
    console.error(`The platform does not sell to ${country}`, error);
    store.set(currencyCountryAtom, currencyCountry);
    store.set(currencyCodeAtom, currencyCode);
    store.set(currencySymbolAtom, currencySymbol);
    return ask(currencyCountry);
  }
}
