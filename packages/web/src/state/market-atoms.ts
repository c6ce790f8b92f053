import { notUS } from '@storefront/core/market/country';
import type { ShownPrices } from '@storefront/core/product/local-price';
import { atom } from 'jotai';

/** `[entity.site-state.5]`, `[const.locale-and-currency.1]` */
export const currencyCountryAtom = atom('US');
export const currencyCodeAtom = atom('USD');
export const currencySymbolAtom = atom('$');
export const notUSAtom = atom((get) => notUS(get(currencyCountryAtom)));
/** `[entity.site-state.5]` The entity's other name for it. */
export const isIntlAtom = notUSAtom;

export const HOME_COUNTRY_NAME = 'United States';
/** The country's name as the platform writes it. */
export const countryNameAtom = atom(HOME_COUNTRY_NAME);

/** Prices that replace those of the page, by the products' numeric ids; null where the page's own are shown. */
export const localPricesAtom = atom<ReadonlyMap<string, ShownPrices> | null>(null);

/** Whether the list of countries is open above the page. */
export const countryOpenAtom = atom(false);

/** Whether the country of this visit is decided: until then a cart of another country stays as it is. */
export const countryIsSettledAtom = atom(false);
