import { atom } from 'jotai';

/** `[entity.site-state.5]`, `[const.locale-and-currency.1]` */
export const currencyCountryAtom = atom('US');
export const currencyCodeAtom = atom('USD');
export const currencySymbolAtom = atom('$');
