import { formatPrice } from '../market/price.ts';
import { toCents } from '../money.ts';
import { handleOfJsonLd, type OfferOfVariant, offersOfJsonLd, withLocalOffers } from './local-offers.ts';
import { type LocalProduct, toShownPrices } from './local-price.ts';

/** The prices of one piece in one country, as texts, wherever a shopper reads them. Null: the place shows none. */
export interface SeenPrices {
  /** Before a size is chosen: the price of the cheapest. */
  piece: Readonly<Record<'card' | 'page' | 'structuredData', string | null>>;
  /** Of one size. `checkout` is left out where its page cannot be read. */
  size: Readonly<Record<'page' | 'structuredData' | 'bag', string | null>> & {
    readonly checkout?: string | null;
  };
}

export interface PriceSample {
  handle: string;
  /** Numeric id. */
  variantId: string;
  country: string;
  seen: SeenPrices;
}

/** What the documents of the shop say, which are the same for every country. */
export interface PriceDocuments {
  /** HTML of a listing with the piece's card. */
  listing: string;
  /** HTML of the product page. */
  product: string;
}

/** A piece as its page carries it. */
export interface PricedPiece {
  /** Numeric id. */
  id: string;
  handle: string;
  variants: { id: string; price: string; availableForSale: boolean }[];
}

/** The rule of one price: whether all places that show a piece's price, and all that show a size's, show the same. */
export function isOnePrice({ piece, size }: SeenPrices): boolean {
  return [piece, size].every((places) => {
    const [first, ...others] = Object.values(places);
    return first !== null && first !== '' && others.every((other) => other === first);
  });
}

/**
 * What a visitor sees of a size on card and page, and what crawlers with scripts read: in the country of the page its own
 * texts, elsewhere those that the browser puts in their place. `local` is null in the page's own country.
 */
export function readSeenPrices(
  documents: PriceDocuments,
  piece: PricedPiece,
  variantId: string,
  local: LocalProduct | null,
): Pick<SeenPrices, 'piece'> & { size: { page: string | null; structuredData: string | null } } {
  const data = readStructuredData(documents.product, piece.handle);
  const shown = local && toShownPrices(local);
  if (local === null || shown === null) {
    const ofSize = piece.variants.find(({ id }) => id === variantId);
    return {
      piece: {
        card: readShownPrice(documents.listing, piece.id),
        page: readShownPrice(documents.product, piece.id),
        structuredData: lowestOffer(data),
      },
      size: { page: ofSize?.price ?? null, structuredData: offerOfSize(data, variantId) },
    };
  }
  const localData = withLocalOffers(data, local);
  // Only a price in the document has a place where the browser can put another.
  const placed = (html: string) => (readShownPrice(html, piece.id) === null ? null : shown.price);
  return {
    piece: {
      card: placed(documents.listing),
      page: placed(documents.product),
      structuredData: lowestOffer(localData),
    },
    size: {
      page: shown.variants[variantId]?.price ?? null,
      structuredData: offerOfSize(localData, variantId),
    },
  };
}

/** The ids of the pieces whose cards are in a document, with their handles. */
export function listCards(html: string): { id: string; handle: string }[] {
  return [...html.matchAll(/<article\b.*?<\/article>/gs)].flatMap(([card]) => {
    const handle = /href="\/products\/([^"/?#]+)/.exec(card)?.[1];
    const id = /data-price="(\d+)"/.exec(card)?.[1];
    return handle === undefined || id === undefined ? [] : [{ id, handle }];
  });
}

/** Every piece of structured data of a document whose JSON can be read. */
function readStructuredData(html: string, handle: string): unknown {
  const texts = html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs);
  return [...texts].map(([, text = '']) => parse(text)).find((data) => handleOfJsonLd(data) === handle);
}

/** The price of the cheapest offer. */
function lowestOffer(data: unknown): string | null {
  const [lowest] = offersOfJsonLd(data)
    .map((offer) => ({ offer, cents: toCents(offer.price) ?? Number.POSITIVE_INFINITY }))
    .toSorted((one, other) => one.cents - other.cents);
  return lowest ? shownOffer(lowest.offer) : null;
}

function offerOfSize(data: unknown, variantId: string): string | null {
  const offer = offersOfJsonLd(data).find((one) => one.variantId === variantId);
  return offer ? shownOffer(offer) : null;
}

function shownOffer({ price, priceCurrency }: OfferOfVariant): string | null {
  const cents = toCents(price);
  return cents === null || typeof priceCurrency !== 'string' ? null : formatPrice(cents, priceCurrency);
}

/** As `Price` draws it: the price itself, or the former one struck through and the price. */
function readShownPrice(html: string, id: string): string | null {
  const [, rest] = html.split(`data-price="${id}"`, 2);
  const shown = /^[^>]*>(?:<s>.*?<\/s>)?(?:<span[^>]*>)*(?:Now <\/span>)?([^<]+)/s.exec(rest ?? '')?.[1];
  return shown?.replaceAll('&nbsp;', '\u00a0') ?? null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
