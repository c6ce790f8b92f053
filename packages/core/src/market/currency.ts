/** The symbol before an amount. Currencies that are not here are written by their codes. */
const currencySymbols = new Map(
  Object.entries({
    USD: '$',
    CAD: '$',
    AUD: '$',
    NZD: '$',
    HKD: '$',
    SGD: '$',
    TWD: '$',
    MXN: '$',
    BRL: 'R$',
    GBP: '£',
    EUR: '€',
    JPY: '¥',
    KRW: '₩',
    INR: '₹',
    SEK: 'kr',
    NOK: 'kr',
    DKK: 'kr.',
    ISK: 'kr',
    PLN: 'zł',
    CZK: 'Kč',
    HUF: 'Ft',
    RON: 'Lei',
    ZAR: 'R',
  }),
);

/** Currencies whose smallest payable amount is one unit. */
const currenciesWithoutDecimals = new Set(
  'BIF CLP DJF GNF HUF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '),
);

export function symbolOf(currencyCode: string): string {
  return currencySymbols.get(currencyCode) ?? currencyCode;
}

export function hasDecimals(currencyCode: string): boolean {
  return !currenciesWithoutDecimals.has(currencyCode);
}
