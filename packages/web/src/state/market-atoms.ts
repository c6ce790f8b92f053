import { notUS } from '@storefront/core/market/country';
import { atom } from 'jotai';

/** `[entity.site-state.5]`, `[const.locale-and-currency.1]` */
export const currencyCountryAtom = atom('US');
export const currencyCodeAtom = atom('USD');
export const currencySymbolAtom = atom('$');
export const notUSAtom = atom((get) => notUS(get(currencyCountryAtom)));
/** `[entity.site-state.5]` The entity's other name for it. */
export const isIntlAtom = notUSAtom;
