import { fixedClock } from '../clock.ts';
import { recommendationRequest } from '../recommendation/profiles.ts';
import type { CatalogueReader } from './commerce/commerce.ts';
import { createCatalogueReader } from './commerce/server.ts';
import type { GiftProvider } from './gift/gift.ts';
import { createGiftProvider } from './gift/server.ts';
import { type FaultName, type Means, SECRET } from './provider-faults.fixture.ts';
import type { ReferralProvider } from './referral/referral.ts';
import { createReferralProvider } from './referral/server.ts';
import type { ReviewReader } from './reviews/reviews.ts';
import { createReviewReader } from './reviews/server.ts';
import type { RecommendationReader } from './search/search.ts';
import { createRecommendationReader } from './search/server.ts';
import { createWishlistService } from './wishlist/server.ts';
import type { WishlistService } from './wishlist/wishlist.ts';

/** One call of a face: what the provider answers to it, and what a bad answer means where the table is not right. */
export interface Operation<Face> {
  run: (face: Face) => Promise<unknown>;
  /** What the provider answers, and what the face makes of it. */
  fine: unknown;
  value: unknown;
  /** Codes of their own, or what is answered instead of a fault. */
  own?: Partial<Record<FaultName, string | { answers: unknown }>>;
  /** The answer is not looked into, so that any JSON will do. */
  isUnread?: boolean;
}

/** Every call of a face; the compiler misses the one that has no row. */
type Operations<Face, Other extends keyof Face = never> = Record<Exclude<keyof Face, Other>, Operation<Face>>;

/** A call with its face, ready to be run over some network. */
export interface FaceCall extends Omit<Operation<never>, 'run'> {
  role: string;
  call: string;
  run: (means: Means) => Promise<unknown>;
}

function callsOf<Face>(
  role: string,
  open: (means: Means) => Face,
  operations: Readonly<Record<string, Operation<Face>>>,
): FaceCall[] {
  return Object.entries(operations).map(([call, { run, ...rest }]) => ({
    role,
    call,
    run: async (means) => run(open(means)),
    ...rest,
  }));
}

const commerce: Operations<Pick<CatalogueReader, 'productHandles' | 'redirect' | 'countries'>> = {
  productHandles: {
    run: (reader) => reader.productHandles(10, 'US'),
    fine: {
      data: { products: { nodes: [{ handle: 'iris' }], pageInfo: { hasNextPage: true, endCursor: 'c' } } },
    },
    // The same page again and again: it is read until its cursor comes back.
    value: ['iris', 'iris'],
    own: { 'wrong types': { answers: [] } },
  },
  redirect: {
    run: (reader) => reader.redirect('/old', 'US'),
    fine: { data: { urlRedirects: { nodes: [{ path: '/old', target: '/new' }] } } },
    value: '/new',
    own: { 'wrong types': { answers: null } },
  },
  countries: {
    run: async (reader) => (await reader.countries('US')).map(({ isoCode }) => isoCode),
    fine: {
      data: {
        localization: {
          availableCountries: [
            { isoCode: 'US', name: 'United States', currency: { isoCode: 'USD', symbol: '$' } },
          ],
        },
      },
    },
    value: ['US'],
    own: { 'wrong types': { answers: [] } },
  },
};

const core = { uid: '7', sku: 'IRIS-S', name: 'Iris', url: '/products/iris', price: 189 };
const search: Operations<RecommendationReader> = {
  recommend: {
    run: async (reader) => {
      const { products } = await reader.recommend(recommendationRequest('similar', { shopper: SECRET }));
      return products.map(({ handle }) => handle);
    },
    fine: [
      {
        profile: { tag: 'similar' },
        results: [{ id: '7', mappings: { core }, attributes: { handle: 'iris' } }],
      },
    ],
    value: ['iris'],
    own: { '404': 'search-profile-unknown' },
  },
};

const identity = { regid: 'r-1', sessionId: SECRET };
const item = { epi: 40, empi: 7, du: 'https://shop.example/products/iris' };
const plainList = { lid: 'l-1', lname: 'Wedding', cts: 5, listcontents: [item] };
const list = { ...plainList, cby: `${SECRET}@example.test` };
const person = { regid: 'r-1', sessionid: 's-1' };
const owner = { regid: 'r-1', sessionId: 's-1' };
const asShopper = { '401': 'wishlist-identity-unknown' };
const change = { fine: { lid: 'l-1' }, value: undefined, own: asShopper, isUnread: true };
const wishlist: Operations<WishlistService> = {
  identify: { run: (one) => one.identify(`${SECRET}@example.test`), fine: person, value: owner },
  mergeGuestWithEmail: {
    run: (one) => one.mergeGuestWithEmail(SECRET, `${SECRET}@example.test`),
    fine: person,
    value: owner,
  },
  fetchLists: { run: (one) => one.fetchLists(identity), fine: [list], value: [plainList], own: asShopper },
  createList: {
    run: (one) => one.createList(identity, 'Wedding'),
    fine: list,
    value: plainList,
    own: asShopper,
  },
  fetchSharedList: {
    run: (one) => one.fetchSharedList('l-1'),
    fine: { ...person, list: { ...list, lprops: '{"sharedBy":"Ann"}' } },
    value: { list: plainList, ownerName: 'Ann' },
  },
  renameList: { run: (one) => one.renameList(identity, 'l-1', 'Wedding'), ...change },
  deleteList: { run: (one) => one.deleteList(identity, 'l-1'), ...change },
  addProductsToList: { run: (one) => one.addProductsToList(identity, 'l-1', [item]), ...change },
  removeProductsFromList: { run: (one) => one.removeProductsFromList(identity, 'l-1', [item]), ...change },
  shareList: { run: (one) => one.shareList(identity, 'l-1', 'Ann'), ...change },
};

const gift: Operations<GiftProvider> = {
  startSession: {
    run: (gifts) => gifts.startSession(),
    fine: { session: { id: 'gs_1' } },
    value: { sessionId: 'gs_1' },
  },
  createGift: {
    run: (gifts) =>
      gifts.createGift({
        sessionId: 'gs_1',
        variantId: '40',
        valueCents: 5_000,
        recipient: { name: 'Bo', email: `${SECRET}@example.test` },
        message: SECRET,
        sendAt: '2026-12-24T10:00:00-08:00',
        idempotencyKey: 'k-1',
      }),
    fine: { gift: { gift_id: 'g_1' } },
    value: { giftId: 'g_1' },
    own: { '404': 'gift-session-unknown' },
  },
};

const ann = { id: '77', email: `${SECRET}@example.test`, firstName: 'Ann' };
const referral: Operations<ReferralProvider, 'signCustomer'> = {
  fetchCustomer: {
    run: (referrals) => referrals.fetchCustomer('77'),
    fine: { customerId: '77', firstName: 'Ann' },
    value: { customerId: '77', firstName: 'Ann', lastName: null, email: null, isNewCustomer: null },
    own: { '404': { answers: null } },
  },
  saveCustomer: {
    run: (referrals) => referrals.saveCustomer(ann),
    fine: { customerId: '77' },
    value: undefined,
    isUnread: true,
  },
  fetchReferralLink: {
    run: (referrals) => referrals.fetchReferralLink(ann),
    fine: { link: 'https://fbuy.example/1', referralCode: 'ann-1', createdOn: '2026-11-21' },
    value: { link: 'https://fbuy.example/1', referralCode: 'ann-1' },
  },
  fetchBalance: {
    run: (referrals) => referrals.fetchBalance('77'),
    fine: { customerId: '77', balance: 1250, currency: 'points' },
    value: 1250,
    own: { '404': { answers: 0 } },
  },
  fetchRedemptionOptions: {
    run: (referrals) => referrals.fetchRedemptionOptions(),
    fine: [{ id: '10-off', cost: 500, amount: 10, currency: 'USD' }],
    value: [{ id: '10-off', costPoints: 500, valueCents: 1000, currencyCode: 'USD' }],
  },
  redeem: {
    run: (referrals) => referrals.redeem('77', '10-off'),
    fine: { couponCode: 'FB-1' },
    value: { couponCode: 'FB-1' },
    own: { '404': 'referral-option-unknown' },
  },
  fetchCoupons: {
    run: (referrals) => referrals.fetchCoupons('77'),
    fine: [{ couponCode: 'FB-1' }],
    value: ['FB-1'],
  },
};
const token = { tokenType: 'Bearer', token: SECRET, expires: '2026-11-21T12:20:00Z' };

const reviews: Operations<ReviewReader> = {
  aggregate: {
    run: async (reader) => (await reader.aggregate('71'))?.average,
    fine: { reviewAggregate: { reviewCount: 2, ratingAndReviewValuesTotal: 9 } },
    value: 4.5,
  },
  list: {
    run: async (reader) => (await reader.list({ productId: '71' })).reviews.map(({ id }) => id),
    fine: {
      reviews: [{ reviewId: 'r1', rating: 5, title: 'T', body: 'B', dateCreated: '2026-07-01T12:00:00Z' }],
      nextUrl: null,
    },
    value: ['r1'],
  },
};

const isAuthorization = (url: unknown) => String(url).endsWith('/authorization');

function openReferral(send: (url: unknown) => Promise<Response>, means: Means): ReferralProvider {
  return createReferralProvider({
    baseUrl: 'https://friendbuy.example/v1',
    secretKey: SECRET,
    apiKey: SECRET,
    apiSecret: SECRET,
    campaignId: 'c-1',
    pointsCurrency: 'points',
    clock: fixedClock('2026-11-21T12:00:00Z'),
    ...means,
    fetch: send,
  });
}

/** Gives a token to whoever asks, and fails at everything else. */
const openWithToken = (means: Means) =>
  openReferral(async (url) => (isAuthorization(url) ? Response.json(token) : means.fetch()), means);

/** The other way round. */
const openWithoutToken = (means: Means) =>
  openReferral(
    async (url) => (isAuthorization(url) ? means.fetch() : Response.json([{ couponCode: 'FB-1' }])),
    means,
  );

/** Every call of every face that our servers have towards optional providers, and some towards the platform. */
export const serverCalls: readonly FaceCall[] = [
  ...callsOf(
    'commerce',
    (means) =>
      createCatalogueReader({
        storeDomain: 'vesper.myshopify.com',
        apiVersion: '2025-01',
        token: { private: SECRET },
        ...means,
      }),
    commerce,
  ),
  ...callsOf(
    'search',
    (means) => createRecommendationReader({ baseUrl: 'https://search.example', siteId: 'abc123', ...means }),
    search,
  ),
  ...callsOf(
    'wishlist',
    (means) =>
      createWishlistService({ baseUrl: 'https://swym.example', pid: 'cGlk==', apiKey: SECRET, ...means }),
    wishlist,
  ),
  ...callsOf(
    'gift',
    (means) => createGiftProvider({ baseUrl: 'https://gifts.example', apiKey: SECRET, ...means }),
    gift,
  ),
  ...callsOf('referral', openWithToken, referral),
  ...callsOf('referral', openWithoutToken, {
    authorization: { run: (referrals) => referrals.fetchCoupons('77'), fine: token, value: ['FB-1'] },
  }),
  ...callsOf(
    'reviews',
    (means) => createReviewReader({ apiUrl: 'https://api.example/v1', subscriberId: 'ab-12', ...means }),
    reviews,
  ),
];
