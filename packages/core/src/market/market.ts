import { DEFAULT_COUNTRY, notUS } from './country.ts';
import { symbolOf } from './currency.ts';
import { sellingCurrencies } from './selling-currencies.ts';

/** `[entity.site-state.5]` Where the shopper buys. */
export interface Market {
  currencyCountry: string;
  currencyCode: string;
  currencySymbol: string;
  isIntl: boolean;
}

/**
 * The market of a country, in the currency in which the shop sells there; US dollars by default. Prices carry the
 * platform's currency, which wins over this one.
 */
export function marketOf(country: string): Market {
  const currencyCode = sellingCurrencies.get(country) ?? 'USD';
  return {
    currencyCountry: country,
    currencyCode,
    currencySymbol: symbolOf(currencyCode),
    isIntl: notUS(country),
  };
}

/** `[const.locale-and-currency.1]` `[error.4]` Used also when the platform refuses a country. */
export const DEFAULT_MARKET: Market = marketOf(DEFAULT_COUNTRY);
