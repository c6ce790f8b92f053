import { exampleStore } from '@storefront/core/cache/example-store';
import type { Clock } from '@storefront/core/clock';
import type { ShellContent } from '@storefront/core/content/site-content';
import { Fault } from '@storefront/core/fault';
import {
  openAccounts as openAccountsOf,
  openServerCart,
} from '@storefront/core/providers/commerce/open-accounts.fixture';
import { createCatalogueReader } from '@storefront/core/providers/commerce/server';
import { createGiftProvider } from '@storefront/core/providers/gift/server';
import { createReferralProvider } from '@storefront/core/providers/referral/server';
import { createRecommendationReader } from '@storefront/core/providers/search/server';
import { createWishlistService } from '@storefront/core/providers/wishlist/server';
import type { FunctionName } from '@storefront/core/routes';
import { bareShell } from '../../../packages/core/src/content/bare-shell.ts';
import { countryApi } from '../../../packages/functions/src/api/country.ts';
import { geolocationApi } from '../../../packages/functions/src/api/geolocation.ts';
import { createOutcomeReader } from '../../../packages/functions/src/cache/outcome-log.ts';
import { openCache } from '../../../packages/functions/src/deps/open-cache.ts';
import { healthApi } from '../../../packages/functions/src/health/health-api.ts';
import {
  createCommerceProbe,
  createSearchProbe,
  createWishlistProbe,
} from '../../../packages/functions/src/health/provider-probes.ts';
import { compressResponse } from '../../../packages/functions/src/http/compress-response.ts';
import { makeApi } from '../../../packages/functions/src/http/make-api.ts';
import { type LambdaHandler, toHandler } from '../../../packages/functions/src/http/to-handler.ts';
import type { Meter } from '../../../packages/functions/src/observe/meter.ts';
import { watchProvider } from '../../../packages/functions/src/observe/watch-provider.ts';
import type { Message } from '../../../packages/functions/src/queue/message.ts';
import { authApi } from '../../../packages/functions/src/routes/auth-api.ts';
import { checkoutApi } from '../../../packages/functions/src/routes/checkout-api.ts';
import { filterMapApi } from '../../../packages/functions/src/routes/filter-map-api.ts';
import { giftApi } from '../../../packages/functions/src/routes/gift-api.ts';
import { recommendationsApi } from '../../../packages/functions/src/routes/recommendations-api.ts';
import { referralApi } from '../../../packages/functions/src/routes/referral-api.ts';
import { rewardsApi } from '../../../packages/functions/src/routes/rewards-api.ts';
import { settingsApi } from '../../../packages/functions/src/routes/settings-api.ts';
import { wishlistsApi } from '../../../packages/functions/src/routes/wishlists-api.ts';
import { receiveWebhook, type WebhookPlatform } from '../../../packages/functions/src/webhooks/receive.ts';
import { sanityWebhook } from '../../../packages/functions/src/webhooks/sanity-webhook.ts';
import { shopifyWebhook } from '../../../packages/functions/src/webhooks/shopify-webhook.ts';
import { smallWorld } from '../../../packages/sandbox/src/commerce/fixture/small-world.ts';
import { tokens } from '../../../packages/sandbox/src/commerce/graphql/access.ts';
import { sandboxSecrets } from '../../../packages/sandbox/src/commerce/sandbox-secrets.ts';
import { commerceServer } from '../../../packages/sandbox/src/commerce/server.ts';
import { friendbuyAccount } from '../../../packages/sandbox/src/friendbuy/account.ts';
import { friendbuyServer } from '../../../packages/sandbox/src/friendbuy/server.ts';
import { govaloAccount } from '../../../packages/sandbox/src/govalo/account.ts';
import { govaloServer } from '../../../packages/sandbox/src/govalo/server.ts';
import { searchspringAccount } from '../../../packages/sandbox/src/searchspring/account.ts';
import { searchspringServer } from '../../../packages/sandbox/src/searchspring/server.ts';
import { seedCatalogue } from '../../../packages/sandbox/src/seed/seed-catalogue.ts';
import { swymAccount } from '../../../packages/sandbox/src/swym/account.ts';
import { swymServer } from '../../../packages/sandbox/src/swym/server.ts';
import { receivedBy } from '../../../packages/sandbox/src/world/record-received.ts';
import type { SandboxServer } from '../../../packages/sandbox/src/world/world.ts';

export const SITE = 'http://localhost:3000';
const COMMERCE = 'http://localhost:3001';
/** Both platforms sign their webhooks with it. */
export const webhookSecret = 'hook-secret';
const timeoutMs = 2_000;
const catalogue = seedCatalogue();

export type ProviderRole = 'commerce' | 'content' | 'search' | 'wishlist' | 'gift' | 'referral';

export interface ShopOptions {
  hasMultipass?: boolean;
  /** The secret that the edge sends with each request. */
  originSecret?: string | null;
  /** Providers that are not configured. */
  unset?: readonly ProviderRole[];
  /** Replaces a provider's response; `path` is that of the request, without the origin. */
  changeResponse?: (role: ProviderRole, path: string, response: Response) => Promise<Response>;
}

const shell: ShellContent = { ...bareShell, revision: 'r1' };

/** Every function of the shop with the providers' doubles, in a world whose clock moves only when a test moves it. */
export function openShopFunctions({
  hasMultipass = true,
  originSecret = null,
  unset = [],
  changeResponse = async (_role, _path, response) => response,
}: ShopOptions = {}) {
  const world = smallWorld(catalogue);
  const clock: Clock = { now: () => world.now() };
  const down = new Set<ProviderRole>();
  /** Requests to each provider. */
  const requestCounts: Record<ProviderRole, number> = {
    commerce: 0,
    content: 0,
    search: 0,
    wishlist: 0,
    gift: 0,
    referral: 0,
  };
  const lines: string[] = [];
  const waits: number[] = [];
  /** What the meter counted, as text. */
  const counted: string[] = [];

  const record = (level: string) => (message: string, fields?: object) => {
    lines.push(JSON.stringify({ level, message, ...fields }));
  };
  const log = { info: record('INFO'), error: record('ERROR') };
  const meter: Meter = {
    coldStart: () => {},
    request: ({ route, status }) => void counted.push(`${route} ${status}`),
    failure: (of) => void counted.push(`${of} failed`),
  };
  const backoff = {
    wait: async (delayMs: number) => {
      waits.push(delayMs);
    },
    random: () => 0,
  };
  const store = exampleStore(clock);
  const { responses, rateLimiter, idempotency, outcomes } = openCache({ store, clock, backoff, log, meter });
  const watch = { outcomes, meter, log };

  function fetchFrom(role: ProviderRole, double: SandboxServer): typeof fetch {
    return async (input, init) => {
      requestCounts[role] += 1;
      if (down.has(role)) return new Response('down', { status: 503 });
      const request = new Request(input, init);
      return changeResponse(role, new URL(request.url).pathname, await double(request));
    };
  }

  const commerceDouble = lazily(() => commerceServer(world));
  const commerce = {
    storeDomain: 'vesper-vine.myshopify.com',
    apiVersion: '2025-01',
    endpoint: COMMERCE,
    token: { private: tokens.private },
    backoff,
    fetch: fetchFrom('commerce', commerceDouble),
  };
  const watched = <Face extends object>(role: ProviderRole, face: Face) => watchProvider(face, role, watch);
  const products = watched('commerce', createCatalogueReader(commerce));
  const openAccounts = (buyerIp: string | null = null) =>
    watched('commerce', openAccountsOf({ ...commerce, ...(buyerIp === null ? {} : { buyerIp }) }));
  const openCart = () => watched('commerce', openServerCart(commerce));

  const optional = <Face extends object>(role: ProviderRole, open: () => Face): Face | null =>
    unset.includes(role) ? null : watched(role, open());
  const at = (role: ProviderRole, double: SandboxServer) => ({
    timeoutMs,
    backoff,
    fetch: fetchFrom(role, double),
  });
  const searchDouble = lazily(() => searchspringServer(world));
  const searchAddress = { baseUrl: 'https://search.example', siteId: searchspringAccount.siteId };
  const search = optional('search', () =>
    createRecommendationReader({ ...at('search', searchDouble), ...searchAddress }),
  );
  const wishlistDouble = lazily(() => swymServer(world));
  const swym = { baseUrl: 'https://wishlist.example', ...swymAccount };
  const wishlists = optional('wishlist', () =>
    createWishlistService({ ...at('wishlist', wishlistDouble), ...swym }),
  );
  const gifts = optional('gift', () =>
    createGiftProvider({
      ...at(
        'gift',
        lazily(() => govaloServer(world)),
      ),
      baseUrl: 'https://gift.example',
      ...govaloAccount,
    }),
  );
  const referrals = optional('referral', () =>
    createReferralProvider({
      ...at(
        'referral',
        lazily(() => friendbuyServer(world)),
      ),
      ...friendbuyAccount,
      baseUrl: 'https://referral.example/v1',
      clock,
    }),
  );
  const content = watched('content', {
    async shell() {
      requestCounts.content += 1;
      if (!down.has('content')) return shell;
      throw new Fault({ code: 'content-unavailable', kind: 'outside', say: 'Sanity is down.' });
    },
  });

  const base = { siteUrl: SITE, responses, rateLimiter, idempotency, outcomes, clock, backoff, log, meter };
  const deps = { ...base, catalogue: products, openAccounts, openCart, content };
  const checkout = {
    checkoutHost: 'checkout.vesper.example',
    sandboxOrigin: COMMERCE,
    multipassSecret: hasMultipass ? sandboxSecrets.multipass : null,
  };
  const queued: Message[] = [];
  const queue = {
    async send(message: Message) {
      queued.push(message);
    },
  };
  const hooks = { store, queue, clock, secret: webhookSecret };
  const webhookApi = (platform: WebhookPlatform) =>
    makeApi(
      { [`/api/webhooks/${platform.name}`]: { POST: receiveWebhook(platform, hooks) } },
      { log, meter },
    );
  const probes = {
    commerce: watched(
      'commerce',
      createCommerceProbe({
        ...at('commerce', commerceDouble),
        endpoint: `${COMMERCE}/api/2025-01/graphql.json`,
        publicToken: 'public',
        privateToken: null,
      }),
    ),
    search: watched('search', createSearchProbe({ ...at('search', searchDouble), ...searchAddress })),
    wishlist: watched('wishlist', createWishlistProbe({ ...at('wishlist', wishlistDouble), ...swym })),
  };
  const rows = {
    commerce: { isConfigured: true, probe: () => probes.commerce.run(), responseKey: 'filter-map' },
    content: { isConfigured: true, probe: () => content.shell(), responseKey: 'settings' },
    search: { isConfigured: search !== null, probe: () => probes.search.run() },
    wishlist: { isConfigured: wishlists !== null, probe: () => probes.wishlist.run() },
    gift: { isConfigured: gifts !== null },
    referral: { isConfigured: referrals !== null },
  };
  const options = { originSecrets: originSecret === null ? [] : [originSecret], log, meter };
  const compressed = { ...options, encode: compressResponse };
  const functions = {
    auth: toHandler(() => authApi(deps), options),
    checkout: toHandler(() => checkoutApi({ ...deps, ...checkout }), options),
    country: toHandler(() => countryApi({ log, meter }), options),
    filterMap: toHandler(() => filterMapApi(deps), options),
    geolocation: toHandler(() => geolocationApi({ log, meter }), options),
    gift: toHandler(() => giftApi({ ...deps, gifts }), options),
    health: toHandler(
      () => healthApi({ ...deps, rows, outcomes: { ...outcomes, ...createOutcomeReader(store) } }),
      options,
    ),
    recommendations: toHandler(
      () => recommendationsApi({ ...deps, search, consent: 'functional' }),
      compressed,
    ),
    referral: toHandler(() => referralApi({ ...deps, referrals }), options),
    rewards: toHandler(() => rewardsApi({ ...deps, ledger: referrals }), compressed),
    sanityWebhook: toHandler(() => webhookApi(sanityWebhook), options),
    shopifyWebhook: toHandler(() => webhookApi(shopifyWebhook), options),
    settings: toHandler(() => settingsApi(deps), options),
    wishlists: toHandler(() => wishlistsApi({ ...deps, wishlists }), compressed),
  } satisfies Partial<Record<FunctionName, LambdaHandler>>;

  return {
    world,
    /** What a double received. */
    received: (name: string) => receivedBy(world, name).value,
    functions,
    down,
    requestCounts,
    lines,
    counted,
    waits,
    queued,
    store,
    commerceDouble,
    accounts: openAccounts(),
    carts: openCart(),
  };
}

/** Opens a double on its first request: opening takes a while, and most bad requests never reach one. */
function lazily(open: () => SandboxServer): SandboxServer {
  let double: SandboxServer | null = null;
  return (request) => {
    double ??= open();
    return double(request);
  };
}

export type ShopFunctions = ReturnType<typeof openShopFunctions>;
