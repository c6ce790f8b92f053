import { createHash } from 'node:crypto';
import type { Clock } from '@storefront/core/clock';
import { type ConsentCategory, mayLoad } from '@storefront/core/consent/consent';
import { isFault } from '@storefront/core/fault';
import { isProduct } from '@storefront/core/product/is-product';
import type { Product } from '@storefront/core/product/product';
import type { AccountDetails } from '@storefront/core/providers/commerce/account';
import type { RecommendationReader, Recommendations } from '@storefront/core/providers/search/search';
import { type RecommendationRequest, recommendationRequest } from '@storefront/core/recommendation/profiles';
import type { Context, Hono } from 'hono';
import * as z from 'zod';
import type { AnswerCache, AnswerLife, AnswerReading, Throttle } from '../doors.ts';
import { consoleLog, type Log } from '../log.ts';
import { makeApi } from '../make-api.ts';
import type { Meter } from '../meter.ts';
import { offered } from '../not-offered.ts';
import { readInput } from '../read-body.ts';
import { readConsentCookie } from '../read-consent-cookie.ts';
import { bearerToken, findCustomer, type OpenAccounts } from '../require-customer.ts';
import { slowDownAddress } from '../slow-down.ts';

export interface RecommendationsDoors {
  /** Null where the shop has no such provider. */
  search: RecommendationReader | null;
  /** What the visitor must have allowed before the provider learns who asks. */
  consent: ConsentCategory;
  openAccounts: OpenAccounts<Pick<AccountDetails, 'customer'>>;
  cache: AnswerCache;
  throttle: Throttle;
  clock: Clock;
  log?: Log;
  meter?: Meter;
}

const sharedLife: AnswerLife = { freshS: 600, keptS: 7 * 24 * 60 * 60 };
/** Answers about one shopper do not outlive the visit. */
const personalLife: AnswerLife = { freshS: 60, keptS: 60 };
const limit = { name: 'recommendations', attempts: 240, withinS: 60 };

const nothing: Recommendations = { products: [], dropped: 0 };

const recommended = z.object({ products: z.array(z.custom<Product>(isProduct)), dropped: z.number() });

const skus = z
  .string()
  .max(2_000)
  .transform((list) => list.split(',').slice(0, 20))
  .pipe(z.array(z.string().max(100)))
  .optional();

const question = z.object({
  profile: z.string().regex(/^[\w-]{1,64}$/),
  product: z.string().max(100).optional(),
  cart: skus,
  lastViewed: skus,
});

/**
 * GET /api/recommendations?profile&product&cart&lastViewed → `{products}`. The shopper is the token's, never the
 * query's; shopper and history go out only with consent. Whatever fails, the answer is the one that everybody
 * gets, and at last an empty list, which nobody keeps unless the profile is unknown.
 */
export function recommendationsApi(doors: RecommendationsDoors): Hono {
  const { log = consoleLog } = doors;

  async function recommendations(context: Context): Promise<Response> {
    const search = offered(doors.search);
    const asked = readInput(question, context.req.query());
    if (await isTooOften(context)) return answer(context, nothing, true);
    const product = asked.product ?? null;
    const shared = recommendationRequest(asked.profile, { product });
    const mayIdentify = mayLoad(doors.consent, readConsentCookie(context, doors.clock));
    const personal = recommendationRequest(asked.profile, {
      product,
      cartSkus: asked.cart ?? [],
      lastViewed: mayIdentify ? (asked.lastViewed ?? []) : [],
      shopper: mayIdentify ? await shopperOf(context) : null,
    });
    const isPersonal = digestOf(personal) !== digestOf(shared);
    const own = isPersonal ? await tryPersonal(search, personal) : null;
    const found = own ?? (await tryShared(search, shared));
    const isUnkept = found === null || isPersonal || bearerToken(context) !== null;
    return answer(context, found ?? nothing, isUnkept);
  }

  /** A page that asks too often gets nothing, and no error. */
  async function isTooOften(context: Context): Promise<boolean> {
    return slowDownAddress(doors, context, limit).then(
      () => false,
      () => true,
    );
  }

  async function shopperOf(context: Context): Promise<string | null> {
    try {
      return (await findCustomer(context, doors.openAccounts))?.id ?? null;
    } catch (error) {
      log.error('Recommendations go out without the shopper', { error });
      return null;
    }
  }

  /** Null where the shared answer must do. */
  async function tryPersonal(
    search: RecommendationReader,
    request: RecommendationRequest,
  ): Promise<Recommendations | null> {
    try {
      const key = `recommendations:personal:${digestOf(request)}`;
      return await doors.cache.read(key, personalLife, reading(search, request));
    } catch (error) {
      if (!isUnknownProfile(error)) log.error('Personal recommendations failed', { error });
      return null;
    }
  }

  /** Nothing of a profile that does not exist; null where the provider failed. */
  async function tryShared(
    search: RecommendationReader,
    request: RecommendationRequest,
  ): Promise<Recommendations | null> {
    try {
      const key = `recommendations:shared:${digestOf(request)}`;
      return await doors.cache.read(key, sharedLife, reading(search, request));
    } catch (error) {
      if (!isUnknownProfile(error)) {
        log.error('Recommendations failed', { error });
        return null;
      }
      log.info('A profile of recommendations is unknown', { profile: request.profile });
      return nothing;
    }
  }

  return makeApi({ '/api/recommendations': { GET: recommendations } }, doors);
}

function reading(
  search: RecommendationReader,
  request: RecommendationRequest,
): AnswerReading<Recommendations> {
  return { load: () => search.recommend(request), parse: (kept) => recommended.safeParse(kept).data ?? null };
}

/** Anybody may ask for any profile, so that one which is not there says nothing about the provider. */
function isUnknownProfile(error: unknown): boolean {
  return isFault(error) && error.kind === 'absent';
}

function answer(context: Context, { products }: Recommendations, isUnkept: boolean): Response {
  return context.json({ products }, 200, {
    'cache-control': isUnkept ? 'private, no-store' : 'public, max-age=60',
    vary: 'authorization, cookie',
  });
}

/** Says nothing about who asks to whoever reads the cache's keys. */
function digestOf(request: RecommendationRequest): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url');
}
