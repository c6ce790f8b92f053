import { priceOfLine } from '@storefront/core/cart/line-price';
import { Fault } from '@storefront/core/fault';
import { formatAmount } from '@storefront/core/market/price';
import { toGid } from '@storefront/core/product/identifiers';
import {
  isOnePrice,
  listCards,
  type PricedPiece,
  type PriceSample,
  readSeenPrices,
} from '@storefront/core/product/price-truth';
import type { CartService, PriceReader } from '@storefront/core/providers/commerce/commerce';
import type { Http } from '@storefront/core/providers/http';
import * as z from 'zod';

export interface PriceCheckDeps {
  siteUrl: string;
  http: Pick<Http, 'send'>;
  prices: PriceReader;
  carts: Pick<CartService, 'createCart'>;
  /** The price of the only line on the page of a checkout. Left out where a checkout cannot be read. */
  readCheckout?: (checkoutUrl: string) => Promise<string | null>;
  /** From 0 to below 1. */
  random: () => number;
}

/** The country whose prices are in the pages. */
const PAGE_COUNTRY = 'US';
const TIMEOUT_MS = 15_000;
/** A sold-out piece cannot be put into a bag; another one takes its place. */
const TRIES = 16;

/** The part of a product page's data that is read here. */
const pageData = z.object({
  props: z.object({
    pageProps: z.object({
      product: z.object({
        id: z.string(),
        handle: z.string(),
        variants: z.array(z.object({ id: z.string(), price: z.string(), availableForSale: z.boolean() })),
      }),
    }),
  }),
});

interface Subject {
  listingPath: string;
  handle: string;
  variantId: string;
}

/**
 * Compares the price of random sizes on card, page, in structured data, bag and checkout, each in the pages' own country
 * and in a random other one. A size that differs is read once more at the end, because a price may be edited meanwhile.
 * Rejects with a `Fault` (outside) when the shop or the platform cannot be read.
 */
export async function checkPrices(deps: PriceCheckDeps, pieces: number): Promise<PriceSample[]> {
  const paths = await readCollectionPaths(deps);
  const countries = (await deps.prices.countries(PAGE_COUNTRY)).map(({ isoCode }) => isoCode);
  const abroad = countries.filter((code) => code !== PAGE_COUNTRY);
  const samples: { subject: Subject; sample: PriceSample }[] = [];
  for (let at = 0; at < pieces; at += 1) {
    const subject = await chooseSubject(deps, paths);
    for (const country of [PAGE_COUNTRY, ...pick(abroad, deps.random)]) {
      samples.push({ subject, sample: await readSample(deps, subject, country) });
    }
  }
  const settled: PriceSample[] = [];
  for (const { subject, sample } of samples) {
    settled.push(isOnePrice(sample.seen) ? sample : await readSample(deps, subject, sample.country));
  }
  return settled;
}

async function chooseSubject(deps: PriceCheckDeps, paths: readonly string[]): Promise<Subject> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    for (const listingPath of pick(paths, deps.random)) {
      for (const { handle } of pick(listCards(await readPage(deps, listingPath)), deps.random)) {
        const { variants } = toPiece(handle, await readPage(deps, `/products/${handle}`));
        const sold = variants.filter(({ availableForSale }) => availableForSale);
        for (const { id } of pick(sold, deps.random)) return { listingPath, handle, variantId: id };
      }
    }
  }
  throw unreadable('No listing of the sitemap has a piece that is for sale.');
}

async function readSample(deps: PriceCheckDeps, subject: Subject, country: string): Promise<PriceSample> {
  const { listingPath, handle, variantId } = subject;
  const listing = await readPage(deps, listingPath);
  const product = await readPage(deps, `/products/${handle}`);
  const piece = toPiece(handle, product);
  const isPageCountry = country === PAGE_COUNTRY;
  const read = isPageCountry ? null : await deps.prices.productPrices([piece.id], country);
  const local = read?.products[0] ?? null;
  if (!isPageCountry && local === null) throw unreadable(`No price of ${handle} was read for ${country}.`);
  const { piece: ofPiece, size } = readSeenPrices({ listing, product }, piece, variantId, local);
  const merchandiseId = toGid('ProductVariant', variantId) ?? variantId;
  const { cart } = await deps.carts.createCart([{ merchandiseId, quantity: 1 }], country);
  const line = cart?.lines[0];
  const checkout = cart && deps.readCheckout ? { checkout: await deps.readCheckout(cart.checkoutUrl) } : {};
  return {
    handle,
    variantId,
    country,
    seen: {
      piece: ofPiece,
      size: { ...size, bag: line ? formatAmount(priceOfLine(line).now) : null, ...checkout },
    },
  };
}

function toPiece(handle: string, html: string): PricedPiece {
  const text = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  const read = text === undefined ? undefined : pageData.safeParse(JSON.parse(text)).data;
  if (read === undefined) throw unreadable(`The page of ${handle} carries no product.`);
  return read.props.pageProps.product;
}

async function readCollectionPaths(deps: PriceCheckDeps): Promise<string[]> {
  const index = await readPage(deps, '/sitemap.xml');
  const parts = index.includes('<sitemapindex') ? locations(index, deps.siteUrl) : [];
  const texts = [index];
  for (const part of parts) texts.push(await readPage(deps, part));
  const paths = texts.flatMap((text) => locations(text, deps.siteUrl));
  return paths.filter((path) => path.startsWith('/collections/'));
}

function locations(xml: string, siteUrl: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url = '']) =>
    url.startsWith(`${siteUrl}/`) ? [url.slice(siteUrl.length)] : [],
  );
}

async function readPage({ siteUrl, http }: PriceCheckDeps, path: string): Promise<string> {
  const { status, text } = await http.send({ provider: 'site', url: siteUrl + path, timeoutMs: TIMEOUT_MS });
  if (status !== 200) throw unreadable(`${path} returned ${status}.`);
  return text;
}

/** One of them, or none where there is none. */
function pick<Item>(items: readonly Item[], random: () => number): Item[] {
  const at = Math.floor(random() * items.length);
  return items.slice(at, at + 1);
}

function unreadable(say: string): Fault {
  return new Fault({ code: 'prices-unreadable', kind: 'outside', say });
}
