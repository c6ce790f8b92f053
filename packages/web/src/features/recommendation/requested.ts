import type { createStore } from 'jotai';
import { getOwnAs } from '../../clients/api.ts';
import { warnUnlessLeft } from '../../hooks/late-part.ts';
import { tokenAtom } from '../../state/session-atoms.ts';

type Store = ReturnType<typeof createStore>;

export interface RecommendationQuery {
  profile: string;
  /** The sku that stands for the page's product. */
  product: string | null;
  /** SKUs. */
  cart: readonly string[];
  /** SKUs, newest first. */
  lastViewed: readonly string[];
}

/** `[call.site-search-provider.2]` The server adds the rest; what is empty is left out. */
export function recommendationsPath({ profile, product, cart, lastViewed }: RecommendationQuery): string {
  const viewed = lastViewed.filter((sku) => sku !== product);
  const sent = new URLSearchParams({
    profile,
    ...(product ? { product } : {}),
    ...(cart.length > 0 ? { cart: cart.join(',') } : {}),
    ...(viewed.length > 0 ? { lastViewed: viewed.join(',') } : {}),
  });
  return `/api/recommendations?${sent}`;
}

export interface Requested {
  query: RecommendationQuery;
  /** Of `GET /api/recommendations`; rejects when that fails. */
  body: Promise<unknown>;
}

const requested = new Map<string, Requested>();

const keyOf = ({ profile, product }: Pick<RecommendationQuery, 'profile' | 'product'>) =>
  `${profile} ${product ?? ''}`;

/**
 * Requests recommendations once for a profile and product, until they are dropped: the page may request them before the
 * carousel is there, and what is put into the bag meanwhile changes nothing.
 */
export function requestOnce(store: Store, query: RecommendationQuery): Requested {
  const known = requested.get(keyOf(query));
  if (known) return known;
  const body = getOwnAs(store.get(tokenAtom), recommendationsPath(query));
  body.catch((error: unknown) => warnUnlessLeft('Recommendations could not be loaded', error));
  const made = { query, body };
  requested.set(keyOf(query), made);
  return made;
}

/** The page is left: the next time they are requested anew. */
export function dropRequested(query: Pick<RecommendationQuery, 'profile' | 'product'>): void {
  requested.delete(keyOf(query));
}
