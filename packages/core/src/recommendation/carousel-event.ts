import type { Product } from '../product/product.ts';
import type { Placement } from './profiles.ts';

/** What happened to a carousel: it came onto the page, into sight, or was clicked. */
export type CarouselAction = 'render' | 'impression' | 'click';

/** A carousel: its profile, its place, and the seed of its recommendations. */
export interface CarouselProfile {
  tag: string;
  placement: Placement;
  seedSkus: readonly string[];
}

/** What the search provider receives about a recommendation. */
export type CarouselProduct = Pick<
  Product,
  'legacy_id' | 'name' | 'url' | 'uid' | 'sku' | 'intellisuggestData' | 'intellisuggestSignature'
> & { variants: readonly Pick<Product['variants'][number], 'sku'>[] };

export interface CarouselEvent {
  kind: 'carousel';
  action: CarouselAction;
  profile: CarouselProfile;
  products: readonly CarouselProduct[];
  /** Absolute address of the page on which it happened; the next page may be there when it is sent. */
  pageUrl: string;
}
