import type { Country } from '../market/countries.ts';
import { convert, formatMoney } from '../market/currency-amounts.ts';

export interface ShippingRate {
  handle: string;
  title: string;
  description: string;
  /** Hundredths of the country's currency. */
  amount: number;
  /** What it costs in smaller orders, where this one ships free. */
  usual: number | null;
}

/** Countries where every order ships free. */
const freeCountries = new Set([
  'AT',
  'AU',
  'CZ',
  'DE',
  'FR',
  'GB',
  'HK',
  'IT',
  'KR',
  'MX',
  'NO',
  'SA',
  'SG',
  'TW',
]);

const usFreeFrom = 250_00;
const usStandard = 10_00;

/** Express is free over so many units of the country's currency, which the shop promises. */
const expressFreeOverUnits: Readonly<Record<string, number>> = {
  AED: 1_100,
  BRL: 1_700,
  DKK: 2_000,
  HUF: 110_000,
  INR: 25_000,
  JPY: 45_000,
  PLN: 1_200,
  RON: 1_400,
  SEK: 3_000,
  ZAR: 5_500,
};
const otherExpressFreeOverUnits = 300;

/** Shipping rates for goods of this value in hundredths of the country's currency, cheapest first. */
export function shippingRates(country: Country, goods: number): ShippingRate[] {
  const rate = (
    handle: string,
    title: string,
    description: string,
    cents: number,
    isWaived = false,
  ): ShippingRate => {
    const price = convert(cents, country.currency);
    return { handle, title, description, amount: isWaived ? 0 : price, usual: isWaived ? price : null };
  };
  if (country.code === 'US') {
    return [
      rate('standard', 'Standard', '4 to 12 business days', usStandard, goods >= usFreeFrom),
      rate('express', 'Express', '2 to 4 business days', 25_00),
    ];
  }
  if (freeCountries.has(country.code)) {
    return [
      rate('international', 'International', '5 to 9 business days', 0),
      rate('express', 'Express', '2 to 4 business days', 30_00),
    ];
  }
  const freeOver = (expressFreeOverUnits[country.currency.code] ?? otherExpressFreeOverUnits) * 100;
  return [rate('express', 'International Express', '3 to 6 business days', 35_00, goods > freeOver)];
}

/** What standard delivery costs, in a sentence; null where no order's size changes it. */
export function standardShippingNote({ code, currency }: Country): string | null {
  if (code !== 'US') return null;
  const [freeFrom, below] = [usFreeFrom, usStandard].map((cents) => formatMoney(cents, currency));
  return `Orders from ${freeFrom} ship free; below, standard is ${below}.`;
}

type DutyMode = 'included' | 'partial' | 'forced' | 'none';

const included = new Set(
  'AL AT AU BE BG CH CZ CY DE DK EE ES FI FR GB GI GR HK HR HU IE IS IT LI LT LU LV MT MC NL NO NZ PL PT RO RS SE SG SI'.split(
    ' ',
  ),
);

function dutyMode(countryCode: string): DutyMode {
  if (included.has(countryCode)) return 'included';
  if (countryCode === 'CA') return 'partial';
  return countryCode === 'BR' ? 'forced' : 'none';
}

const taxRates: Partial<Record<DutyMode, number>> = { partial: 0.13, forced: 0.3 };

/** Splits the amount of a duty line into tax and duties, in hundredths; null when no duties are charged. */
export function splitDuty(countryCode: string, amount: number): { tax: number; duties: number | null } {
  return dutyMode(countryCode) === 'forced' ? { tax: 0, duties: amount } : { tax: amount, duties: null };
}

export interface DutyLine {
  label: string;
  /** Text of the amount column. */
  text: string;
  /** Hundredths to pay now. */
  amount: number;
}

/** The duties and taxes line for goods of this value in hundredths; null in the home market. */
export function dutyLine(country: Country, goods: number): DutyLine | null {
  if (country.code === 'US') return null;
  const mode = dutyMode(country.code);
  if (mode === 'included') return { label: 'Duties and taxes', text: 'Included', amount: 0 };
  if (mode === 'none') return { label: 'Duties and taxes', text: 'Due on delivery', amount: 0 };
  const step = country.currency.digits === 0 ? 100 : 1;
  const amount = Math.round((goods * (taxRates[mode] ?? 0)) / step) * step;
  return {
    label: mode === 'partial' ? 'Taxes (duties included)' : 'Duties and taxes, guaranteed',
    text: formatMoney(amount, country.currency),
    amount,
  };
}
