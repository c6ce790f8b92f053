import { toCents, toDecimal } from '../money.ts';
import { hasDecimals, symbolOf } from './currency.ts';

const NO_BREAK_SPACE = '\u00a0';

/**
 * A price as it is shown and read out, `[const.locale-and-currency.4]`: two decimals, a final '.00' removed,
 * thousands apart, the symbol before: 129_800 → '$1,298'. Cents are hundredths in every currency; one without
 * decimals is rounded to whole units. Written without Intl, whose results differ between server and browser.
 * Empty for an invalid price.
 */
export function formatPrice(cents: number, currencyCode: string): string {
  const whole = Math.round(cents);
  if (!Number.isSafeInteger(whole)) return '';
  const payable = hasDecimals(currencyCode) ? whole : Math.round(whole / 100) * 100;
  const number = toDecimal(Math.abs(payable))
    .replace(/\.00$/, '')
    .replace(/\d(?=(\d{3})+(\.|$))/g, '$&,');
  const symbol = symbolOf(currencyCode);
  const gap = /[\p{L}.]$/u.test(symbol) ? NO_BREAK_SPACE : '';
  return `${payable < 0 ? '−' : ''}${symbol}${gap}${number}`;
}

/** The same for an amount of the platform; empty for an invalid amount. */
export function formatAmount({ amount, currencyCode }: { amount: string; currencyCode: string }): string {
  return formatPrice(toCents(amount) ?? Number.NaN, currencyCode);
}
