import type { Country, Currency } from './countries.ts';

/** Hundredths of a currency's unit, whatever the currency's own digits. */
export interface Money {
  hundredths: number;
  currency: Currency;
}

/** A Storefront API `MoneyV2`. */
export interface MoneyV2 {
  __typename: 'MoneyV2';
  amount: string;
  currencyCode: string;
}

/**
 * A catalogue price (US cents) in a country's currency, in hundredths. Prices of ten units and more are
 * rounded to whole units abroad, by the shop's rounding rule.
 */
export function localPrice(priceCents: number, country: Country): number {
  const { rate, digits } = country.currency;
  if (rate === 1) return priceCents;
  const converted = priceCents * rate;
  if (digits === 0) return Math.round(converted / 10_000) * 10_000 || Math.round(converted / 100) * 100;
  return converted >= 1000 ? Math.round(converted / 100) * 100 : Math.round(converted);
}

/** An amount that is not a price (a discount, a gift card's balance, a shipping rate): converted, not rounded up. */
export function convert(amountCents: number, currency: Currency): number {
  return settle(amountCents * currency.rate, currency);
}

/** Rounds hundredths to what the currency can pay. */
export function settle(hundredths: number, currency: Currency): number {
  return currency.digits === 0 ? Math.round(hundredths / 100) * 100 : Math.round(hundredths);
}

/** Back to US cents, for balances in dollars. */
export function toCents(hundredths: number, currency: Currency): number {
  return Math.round(hundredths / currency.rate);
}

/** `29.95`, `30.0`: as the platform, drops one trailing zero, never both. */
function decimal(hundredths: number): string {
  const text = (hundredths / 100).toFixed(2);
  return text.endsWith('0') ? text.slice(0, -1) : text;
}

export function moneyV2(hundredths: number, currency: Currency): MoneyV2 {
  return { __typename: 'MoneyV2', amount: decimal(hundredths), currencyCode: currency.code };
}

/** For people, as the shop writes it: `$128`, `$29.95`, `¥15,200`. */
export function formatMoney(hundredths: number, currency: Currency): string {
  const text = (hundredths / 100).toLocaleString('en-US', {
    minimumFractionDigits: currency.digits,
    maximumFractionDigits: currency.digits,
  });
  const gap = /[A-Za-z]$/.test(currency.symbol) ? ' ' : '';
  return `${currency.symbol}${gap}${text.replace(/\.00$/, '')}`;
}
