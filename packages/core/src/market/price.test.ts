import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents, toDecimal } from '../money.ts';
import { hasDecimals } from './currency.ts';
import { formatAmount, formatPrice } from './price.ts';

describe('[const.locale-and-currency.4] formatPrice', () => {
  it.each([
    [29_800, 'USD', '$298'],
    [29_995, 'USD', '$299.95'],
    [14_850, 'USD', '$148.50'],
    [5, 'USD', '$0.05'],
    [0, 'USD', '$0'],
    [100_000, 'USD', '$1,000'],
    [128_000, 'USD', '$1,280'],
    [128_005, 'USD', '$1,280.05'],
    [123_456_789, 'USD', '$1,234,567.89'],
    [100_000_000, 'USD', '$1,000,000'],
    [-11_980, 'USD', '−$119.80'],
    [29_800.4, 'USD', '$298'],
  ])('writes %s cents of %s as %s', (cents, currency, text) => {
    expect(formatPrice(cents, currency)).toBe(text);
  });
});

describe('[entity.other-catalogue-entities.3] the symbol of a currency stands before the amount', () => {
  it.each([
    ['EUR', '€298.50'],
    ['GBP', '£298.50'],
    ['CAD', '$298.50'],
    ['AUD', '$298.50'],
    ['BRL', 'R$298.50'],
    ['INR', '₹298.50'],
    ['CHF', 'CHF\u00a0298.50'],
    ['SEK', 'kr\u00a0298.50'],
    ['NOK', 'kr\u00a0298.50'],
    ['DKK', 'kr.\u00a0298.50'],
    ['PLN', 'zł\u00a0298.50'],
    ['CZK', 'Kč\u00a0298.50'],
    ['RON', 'Lei\u00a0298.50'],
    ['ZAR', 'R\u00a0298.50'],
    ['SAR', 'SAR\u00a0298.50'],
    ['AED', 'AED\u00a0298.50'],
    ['KWD', 'KWD\u00a0298.50'],
    ['NZD', '$298.50'],
    ['HKD', '$298.50'],
    ['SGD', '$298.50'],
    ['TWD', '$298.50'],
    ['MXN', '$298.50'],
    ['QQQ', 'QQQ\u00a0298.50'],
    ['constructor', 'constructor\u00a0298.50'],
  ])('%s: %s', (currency, text) => {
    expect(formatPrice(29_850, currency)).toBe(text);
  });
});

describe('currencies without decimals are shown in whole units', () => {
  it.each([
    ['JPY', 1_520_000, '¥15,200'],
    ['JPY', 1_520_049, '¥15,200'],
    ['JPY', 1_520_050, '¥15,201'],
    ['JPY', 355, '¥4'],
    ['JPY', 49, '¥0'],
    ['JPY', -49, '¥0'],
    ['KRW', 138_000_000, '₩1,380,000'],
    ['HUF', 10_980_000, 'Ft\u00a0109,800'],
    ['ISK', 4_100_000, 'kr\u00a041,000'],
    ['CLP', 27_000_050, 'CLP\u00a0270,001'],
  ])('%s of %i hundredths: %s', (currency, cents, text) => {
    expect(formatPrice(cents, currency)).toBe(text);
  });

  it.each('BIF CLP DJF GNF HUF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '))('%s', (code) => {
    expect(hasDecimals(code)).toBe(false);
  });
});

describe('an invalid price is an empty text, never NaN', () => {
  it.each([Number.NaN, Infinity, -Infinity, 1e30])('%s', (cents) => {
    expect(formatPrice(cents, 'USD')).toBe('');
  });

  it.each(['', 'NaN', 'free', '1,299.00', '9'.repeat(400)])('for the amount %j', (amount) => {
    expect(formatAmount({ amount, currencyCode: 'USD' })).toBe('');
  });
});

describe('formatAmount', () => {
  it.each([
    ['29.95', 'USD', '$29.95'],
    ['30.0', 'USD', '$30'],
    ['15200.0', 'JPY', '¥15,200'],
    ['1198.00', 'EUR', '€1,198'],
  ])('writes %s %s as %s', (amount, currencyCode, text) => {
    expect(formatAmount({ amount, currencyCode })).toBe(text);
  });
});

describe('[property] conversions of money', () => {
  const cents = fc.integer({ min: -(10 ** 12), max: 10 ** 12 });

  it('[const.locale-and-currency.3] cents → decimal → cents gives the same cents', () => {
    fc.assert(fc.property(cents, (value) => toCents(toDecimal(value)) === value));
  });

  it('cents → shown price → cents gives the same cents', () => {
    fc.assert(
      fc.property(cents, (value) => {
        const plain = formatPrice(value, 'USD').replace('−', '-').replaceAll(/[$,]/g, '');
        expect(toCents(plain)).toBe(value);
      }),
    );
  });

  it('a price never contains NaN or an exponent, whatever the number and the currency code', () => {
    fc.assert(
      fc.property(fc.double(), fc.stringMatching(/^[A-Z]{3}$/), (value, currency) => {
        expect(formatPrice(value, currency)).not.toMatch(/NaN|Infinity|e[+-]/);
      }),
    );
  });
});
