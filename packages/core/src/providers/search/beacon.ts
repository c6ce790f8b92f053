import type { Product } from '../../product/product.ts';
import type { CarouselAction, CarouselEvent, CarouselProduct } from '../../recommendation/carousel-event.ts';

export interface BeaconVisitor {
  userId: string;
  sessionId: string;
  /** Another for every page, of which it receives the address. */
  pageLoadIdOf: (pageUrl: string) => string;
}

/** A carousel, and what happened to it. */
export type Carousel = Omit<CarouselEvent, 'kind'>;

const CATEGORY = 'searchspring.recommendations.user-interactions';

/**
 * `[call.site-search-provider.13]`…`[call.site-search-provider.18]` One event about the carousel and one below it
 * for each product. Products are named flatly, in clicks by their core mappings.
 *
 * @param makeId gives another id at every call, as a uuid
 */
export function beaconEvents(
  { action, profile, products, pageUrl }: Carousel,
  { visitor, siteId, makeId }: { visitor: BeaconVisitor; siteId: string; makeId: () => string },
) {
  const { tag, placement } = profile;
  const { userId, sessionId } = visitor;
  const pageLoadId = visitor.pageLoadIdOf(pageUrl);
  const all = {
    category: CATEGORY,
    context: { userId, pageLoadId, sessionId, website: { trackingCode: siteId } },
  };
  const context = { type: 'product-recommendation', tag, placement };
  const seed = profile.seedSkus.map((sku) => ({ sku }));
  const id = makeId();
  return [
    {
      ...all,
      id,
      pid: null,
      type: `profile.${action}`,
      event: { context, profile: { tag, placement, seed } },
    },
    ...products.map((product) => ({
      ...all,
      id: makeId(),
      pid: id,
      type: `profile.product.${action}`,
      event: { context, product: describe(product, action) },
    })),
  ];
}

function describe({ legacy_id, name, url, uid, sku, variants }: CarouselProduct, action: CarouselAction) {
  const id = uid ?? legacy_id;
  const core = { name, sku: sku ?? variants[0]?.sku ?? id, url };
  return action === 'click' ? { id, mappings: { core: { uid: id, ...core } } } : { id, ...core };
}

/**
 * `[call.site-search-provider.19]` The picture to load when a product is clicked; null for one that did not come
 * from the provider. `pageUrl` is the page that was clicked on.
 */
export function clickUrl(
  apiUrl: string,
  product: Pick<Product, 'url' | 'intellisuggestData' | 'intellisuggestSignature'>,
  pageUrl: string,
): string | null {
  const { intellisuggestData: d, intellisuggestSignature: s } = product;
  if (!d || !s) return null;
  const query = new URLSearchParams({ d, s, u: new URL(product.url, pageUrl).href, r: pageUrl });
  return `${apiUrl}/api/track/track.json?${query}`;
}
