import { atom } from 'jotai';
import { currencyCountryAtom } from './market-atoms.ts';

/** Whether pages show US dollars abroad, because the prices of the country cannot be loaded. */
export const areDollarsShownAtom = atom(false);

/** The country whose prices pages show. The bag and the checkout have those of `currencyCountryAtom`. */
export const priceCountryAtom = atom((get) => (get(areDollarsShownAtom) ? 'US' : get(currencyCountryAtom)));
