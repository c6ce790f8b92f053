import { describe, expect, it } from 'vitest';
import { isOnePrice, listCards, readSeenPrices } from './price-truth.ts';

const piece = {
  id: '7',
  handle: 'slip',
  variants: [
    { id: '70', price: '$625', availableForSale: true },
    { id: '71', price: '$650', availableForSale: true },
  ],
};
const offer = (variantId: string, amount: string) => ({
  '@type': 'Offer',
  url: `https://shop.example/products/slip?variant=${variantId}`,
  price: amount,
  priceCurrency: 'USD',
});
const structured = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const slip = (...offers: unknown[]) =>
  structured({
    '@graph': [
      {
        '@type': 'ProductGroup',
        '@id': 'https://shop.example/products/slip#product',
        hasVariant: offers.map((one) => ({ '@type': 'Product', offers: one })),
      },
    ],
  });
const bothOffers = slip(offer('71', '650.00'), offer('70', '625.00'));
const price = (html: string) => `<span class="a" data-price="7" data-currency="USD">${html}</span>`;
const card = `<article><a href="/products/slip?ref=collection-card">Slip</a>${price('$625')}</article>`;
const documents = { listing: card, product: `<h1>Slip</h1>${price('$625')}${bothOffers}` };
const yen = (...prices: number[]) => ({
  id: '7',
  handle: 'slip',
  currencyCode: 'JPY',
  variants: prices.map((cents, at) => ({ id: `7${at}`, price: cents, compareAtPrice: null })),
});

describe('the rule of one price', () => {
  const one = {
    piece: { card: '$1', page: '$1', structuredData: '$1' },
    size: { page: '$2', structuredData: '$2', bag: '$2' },
  };

  it('allows a size to cost more than the cheapest, which the piece shows', () => {
    expect(isOnePrice(one)).toBe(true);
    expect(isOnePrice({ ...one, size: { ...one.size, checkout: '$2' } })).toBe(true);
  });

  it.each([
    { ...one, piece: { ...one.piece, card: '$3' } },
    { ...one, piece: { ...one.piece, structuredData: null } },
    { ...one, size: { ...one.size, bag: '$3' } },
    { ...one, size: { ...one.size, structuredData: '$3' } },
    { ...one, size: { ...one.size, checkout: null } },
    { ...one, size: { page: null, structuredData: null, bag: null } },
    { ...one, size: { page: '', structuredData: '', bag: '' } },
  ])('fails for another price, or none, in any place: %j', (seen) => {
    expect(isOnePrice(seen)).toBe(false);
  });
});

describe('the prices that are seen', () => {
  it('are those of the documents in their own country', () => {
    expect(readSeenPrices(documents, piece, '71', null)).toEqual({
      piece: { card: '$625', page: '$625', structuredData: '$625' },
      size: { page: '$650', structuredData: '$650' },
    });
    expect(readSeenPrices(documents, piece, '99', null).size).toEqual({ page: null, structuredData: null });
  });

  it('are those that the browser writes in another country, with its rules', () => {
    expect(readSeenPrices(documents, piece, '71', yen(9_500_000, 9_900_000))).toEqual({
      piece: { card: '¥95,000', page: '¥95,000', structuredData: '¥95,000' },
      size: { page: '¥99,000', structuredData: '¥99,000' },
    });
    expect(readSeenPrices(documents, piece, '99', yen(9_500_000)).size.page).toBeNull();
  });

  it('are none in another country where a document has no place for them', () => {
    const seen = readSeenPrices({ listing: '', product: '' }, piece, '70', yen(9_500_000));
    expect(seen.piece).toEqual({ card: null, page: null, structuredData: null });
  });

  it('are the page’s own for a piece without prices in the country, as in the browser', () => {
    expect(readSeenPrices(documents, piece, '70', yen()).piece.card).toBe('$625');
  });

  it('are the reduced ones of a sale', () => {
    const reduced = price(
      '<s><span class="sr">Was </span>$725</s><span><span class="sr">Now </span>R$&nbsp;625</span>',
    );
    expect(readSeenPrices({ ...documents, listing: reduced }, piece, '70', null).piece.card).toBe(
      'R$\u00a0625',
    );
  });

  it.each([
    ['no structured data', ''],
    ['data of another piece', bothOffers.replaceAll('/slip', '/gown')],
    ['broken data', '<script type="application/ld+json">{</script>'],
    ['no offers', slip()],
    ['an offer that is none', slip(null)],
    ['no currency', slip({ ...offer('70', '625.00'), priceCurrency: null })],
    ['no amount', slip(offer('70', 'free'))],
  ])('are none for crawlers with %s', (_, html) => {
    const seen = readSeenPrices({ ...documents, product: html }, piece, '70', null);
    expect(seen.piece.structuredData).toBeNull();
    expect(seen.size.structuredData).toBeNull();
  });
});

it('lists the cards of a document that have a piece and a price', () => {
  const html = `${card}<article><a href="/products/gown">Gown</a></article><article data-price="8"></article>`;
  expect(listCards(html)).toEqual([{ id: '7', handle: 'slip' }]);
});
