/** How a currency is written before an amount. A currency that is not here is written by its code. */
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

/** Nothing smaller than one unit can be paid in these. */
const currenciesWithoutDecimals = new Set(
  'BIF CLP DJF GNF HUF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '),
);

export function symbolOf(currencyCode: string): string {
  return currencySymbols.get(currencyCode) ?? currencyCode;
}

export function hasDecimals(currencyCode: string): boolean {
  return !currenciesWithoutDecimals.has(currencyCode);
}
