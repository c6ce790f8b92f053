import { createHash } from 'node:crypto';
import type { CacheRead, Lifetime } from '@storefront/core/cache/cache';
import type { RateLimiter } from '@storefront/core/cache/rate-limiter';
import type { Clock } from '@storefront/core/clock';
import { type ConsentCategory, mayLoad } from '@storefront/core/consent/consent';
import { isFault } from '@storefront/core/fault';
import type { Product } from '@storefront/core/product/product';
import type { AccountDetails } from '@storefront/core/providers/commerce/account';
import type { RecommendationReader } from '@storefront/core/providers/search/search';
import { type RecommendationRequest, recommendationRequest } from '@storefront/core/recommendation/profiles';
import {
  isRecommended,
  type RecommendedProduct,
  toRecommended,
} from '@storefront/core/recommendation/recommended-product';
import type { Context, Hono } from 'hono';
import * as z from 'zod';
import { findCustomer, type OpenAccounts, readBearerToken } from '../account/require-customer.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { requireProvider } from '../deps/require-provider.ts';
import { rateLimitByIp } from '../guard/rate-limit.ts';
import { makeApi } from '../http/make-api.ts';
import { readInput } from '../http/read-body.ts';
import { readConsentCookie } from '../http/read-consent-cookie.ts';
import { consoleLog, type Log } from '../observe/log.ts';
import type { Meter } from '../observe/meter.ts';

export interface RecommendationsDeps {
  /** Null where the shop has no such provider. */
  search: RecommendationReader | null;
  /** The category that the visitor must have allowed before the provider learns who the shopper is. */
  consent: ConsentCategory;
  openAccounts: OpenAccounts<Pick<AccountDetails, 'customer'>>;
  responses: ResponseCache;
  rateLimiter: RateLimiter;
  clock: Clock;
  log?: Log;
  meter?: Meter;
}

const sharedLifetime: Lifetime = { freshS: 600, staleS: 7 * 24 * 60 * 60 - 600 };
/** What is about one shopper must not outlive the visit. */
const personalLifetime: Lifetime = { freshS: 60, staleS: 0 };
const limit = { name: 'recommendations', attempts: 240, withinS: 60 };

/** What is stored and returned: whole products are four times as large. */
interface Recommended {
  products: RecommendedProduct[];
}

const nothing: Recommended = { products: [] };

const storedSchema = z.object({ products: z.array(z.custom<RecommendedProduct>(isRecommended)) });
/** Part of the stored responses' keys: raise it when their format changes. */
const STORED_FORMAT = 3;

/** Of a list: a bag has up to 250 lines, and the edge accepts no longer address. */
const MAX_LIST_LENGTH = 8_000;
const MAX_SKUS = 20;

const skus = z
  .string()
  .max(MAX_LIST_LENGTH)
  .transform((list) => list.split(',').slice(0, MAX_SKUS))
  .pipe(z.array(z.string().max(100)))
  .optional();

const querySchema = z.object({
  profile: z.string().regex(/^[\w-]{1,64}$/),
  product: z.string().max(100).optional(),
  cart: skus,
  lastViewed: skus,
});

/**
 * GET /api/recommendations?profile&product&cart&lastViewed → `{products}`. The shopper comes from the token, never
 * from the query; shopper and history are sent to the provider only with consent. When the personal list fails, the
 * shared one is returned, and when that fails too an empty list, which is cached only for an unknown profile.
 */
export function recommendationsApi(deps: RecommendationsDeps): Hono {
  const { log = consoleLog } = deps;

  async function recommendations(context: Context): Promise<Response> {
    const search = requireProvider(deps.search);
    const query = readInput(querySchema, context.req.query());
    await rateLimitByIp(deps, context, limit);
    const product = query.product ?? null;
    const shared = recommendationRequest(query.profile, { product });
    const mayIdentify = mayLoad(deps.consent, readConsentCookie(context, deps.clock));
    const personal = recommendationRequest(query.profile, {
      product,
      cartSkus: query.cart ?? [],
      lastViewed: mayIdentify ? (query.lastViewed ?? []) : [],
      shopper: mayIdentify ? await shopperOf(context) : null,
    });
    const isPersonal = digestOf(personal) !== digestOf(shared);
    const own = isPersonal ? await tryPersonal(search, personal) : null;
    const found = own ?? (await tryShared(search, shared));
    const isPrivate = found === null || isPersonal || readBearerToken(context) !== null;
    return respond(context, found ?? nothing, isPrivate);
  }

  async function shopperOf(context: Context): Promise<string | null> {
    try {
      return (await findCustomer(context, deps.openAccounts))?.id ?? null;
    } catch (error) {
      log.error('The shopper could not be read; recommendations are not personal', { error });
      return null;
    }
  }

  /** Null when the personal list failed; the shared one is used then. */
  async function tryPersonal(
    search: RecommendationReader,
    request: RecommendationRequest,
  ): Promise<Recommended | null> {
    try {
      const key = `recommendations:personal:${STORED_FORMAT}:${digestOf(request)}`;
      return await deps.responses.read(key, personalLifetime, reading(search, request));
    } catch (error) {
      if (!isUnknownProfile(error)) log.error('Personal recommendations failed', { error });
      return null;
    }
  }

  /** Empty for a profile that does not exist; null when the provider failed. */
  async function tryShared(
    search: RecommendationReader,
    request: RecommendationRequest,
  ): Promise<Recommended | null> {
    try {
      const key = `recommendations:shared:${STORED_FORMAT}:${digestOf(request)}`;
      return await deps.responses.read(key, sharedLifetime, reading(search, request));
    } catch (error) {
      if (!isUnknownProfile(error)) {
        log.error('Recommendations failed', { error });
        return null;
      }
      log.info('Unknown profile of recommendations', { profile: request.profile });
      return nothing;
    }
  }

  return makeApi({ '/api/recommendations': { GET: recommendations } }, deps);
}

function reading(
  search: RecommendationReader,
  request: RecommendationRequest,
): Pick<CacheRead<Recommended>, 'load' | 'parse'> {
  return {
    load: async () => {
      const { products } = await search.recommend(request);
      return { products: products.filter((one) => !hasSku(one, request.product)).map(toRecommended) };
    },
    parse: (stored) => storedSchema.safeParse(stored).data ?? null,
  };
}

/** A profile of what sells best returns the page's own product, too. */
function hasSku({ sku, variants }: Product, wanted: string | null): boolean {
  return wanted !== null && [sku, ...variants.map((variant) => variant.sku)].includes(wanted);
}

/** The profile comes from the query, so an unknown one is no failure of the provider. */
function isUnknownProfile(error: unknown): boolean {
  return isFault(error) && error.kind === 'absent';
}

function respond(context: Context, { products }: Recommended, isPrivate: boolean): Response {
  return context.json({ products }, 200, {
    'cache-control': isPrivate ? 'private, no-store' : 'public, max-age=60',
    vary: 'authorization, cookie',
  });
}

/** Keys of the cache must not reveal the shopper. */
function digestOf(request: RecommendationRequest): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url');
}
