import { exampleStore } from '@storefront/core/cache/example-store';
import type { Clock } from '@storefront/core/clock';
import type { ShellContent } from '@storefront/core/content/site-content';
import { Fault } from '@storefront/core/fault';
import {
  createAccountKeeper,
  createCatalogueReader,
  createServerCart,
} from '@storefront/core/providers/commerce/server';
import { createGiftProvider } from '@storefront/core/providers/gift/server';
import { createReferralProvider } from '@storefront/core/providers/referral/server';
import { createRecommendationReader } from '@storefront/core/providers/search/server';
import { createWishlistService } from '@storefront/core/providers/wishlist/server';
import type { FunctionName } from '@storefront/core/routes';
import { bareShell } from '../../packages/core/src/content/bare-shell.ts';
import { authApi } from '../../packages/functions/src/api/auth-api.ts';
import { checkoutApi } from '../../packages/functions/src/api/checkout-api.ts';
import { countryApi } from '../../packages/functions/src/api/country.ts';
import { filterMapApi } from '../../packages/functions/src/api/filter-map-api.ts';
import { geolocationApi } from '../../packages/functions/src/api/geolocation.ts';
import { giftApi } from '../../packages/functions/src/api/gift-api.ts';
import { healthApi } from '../../packages/functions/src/api/health-api.ts';
import { providerProbes } from '../../packages/functions/src/api/provider-probes.ts';
import { recommendationsApi } from '../../packages/functions/src/api/recommendations-api.ts';
import { referralApi } from '../../packages/functions/src/api/referral-api.ts';
import { rewardsApi } from '../../packages/functions/src/api/rewards-api.ts';
import { settingsApi } from '../../packages/functions/src/api/settings-api.ts';
import { wishlistsApi } from '../../packages/functions/src/api/wishlists-api.ts';
import { openCache } from '../../packages/functions/src/cache/open-cache.ts';
import { makeApi } from '../../packages/functions/src/make-api.ts';
import type { Meter } from '../../packages/functions/src/meter.ts';
import type { Message } from '../../packages/functions/src/queue/message.ts';
import { type LambdaHandler, toHandler } from '../../packages/functions/src/to-handler.ts';
import { watchProvider } from '../../packages/functions/src/watch-provider.ts';
import { receiveWebhook, type WebhookPlatform } from '../../packages/functions/src/webhooks/receive.ts';
import { sanityWebhook } from '../../packages/functions/src/webhooks/sanity-webhook.ts';
import { shopifyWebhook } from '../../packages/functions/src/webhooks/shopify-webhook.ts';
import { commerceDoor } from '../../packages/sandbox/src/commerce/door.ts';
import { smallWorld } from '../../packages/sandbox/src/commerce/fixture/small-world.ts';
import { sandboxSecrets } from '../../packages/sandbox/src/commerce/sandbox-secrets.ts';
import { friendbuyAccount } from '../../packages/sandbox/src/friendbuy/account.ts';
import { friendbuyDoor } from '../../packages/sandbox/src/friendbuy/door.ts';
import { govaloAccount } from '../../packages/sandbox/src/govalo/account.ts';
import { govaloDoor } from '../../packages/sandbox/src/govalo/door.ts';
import { searchspringAccount } from '../../packages/sandbox/src/searchspring/account.ts';
import { searchspringDoor } from '../../packages/sandbox/src/searchspring/door.ts';
import { seedCatalogue } from '../../packages/sandbox/src/seed/catalogue.ts';
import { swymAccount } from '../../packages/sandbox/src/swym/account.ts';
import { swymDoor } from '../../packages/sandbox/src/swym/door.ts';
import { receivedBy } from '../../packages/sandbox/src/world/record-received.ts';
import type { Door } from '../../packages/sandbox/src/world/world.ts';

export const SITE = 'http://localhost:3000';
const COMMERCE = 'http://localhost:3001';
/** With which both platforms sign. */
export const webhookSecret = 'hook-secret';
const timeoutMs = 2_000;
const catalogue = seedCatalogue();

export type Outside = 'commerce' | 'content' | 'search' | 'wishlist' | 'gift' | 'referral';

export interface ShopOptions {
  hasMultipass?: boolean;
  /** What the edge says with each request. */
  originSecret?: string | null;
  /** Providers that the shop does without. */
  unset?: readonly Outside[];
  /** What becomes of a provider's answer on its way back; its path comes without what stands before it. */
  onTheWay?: (role: Outside, path: string, answer: Response) => Promise<Response>;
}

const shell: ShellContent = { ...bareShell, revision: 'r1' };

/** Every function of the shop before its doubles, in a world whose clock stands still until it is moved. */
export function openShopFunctions({
  hasMultipass = true,
  originSecret = null,
  unset = [],
  onTheWay = async (_role, _path, answer) => answer,
}: ShopOptions = {}) {
  const world = smallWorld(catalogue);
  const clock: Clock = { now: () => world.now() };
  const down = new Set<Outside>();
  /** Requests that reached each provider. */
  const asked: Record<Outside, number> = {
    commerce: 0,
    content: 0,
    search: 0,
    wishlist: 0,
    gift: 0,
    referral: 0,
  };
  const lines: string[] = [];
  const waits: number[] = [];
  /** What was counted, in words. */
  const counted: string[] = [];

  const note = (level: string) => (message: string, fields?: object) => {
    lines.push(JSON.stringify({ level, message, ...fields }));
  };
  const log = { info: note('INFO'), error: note('ERROR') };
  const meter: Meter = {
    coldStart: () => {},
    request: ({ door, status }) => void counted.push(`${door} ${status}`),
    failure: (of) => void counted.push(`${of} failed`),
  };
  const patience = {
    wait: async (delayMs: number) => {
      waits.push(delayMs);
    },
    random: () => 0,
  };
  const store = exampleStore(clock);
  const cacheDoors = openCache({ store, clock, patience, log, meter });
  const { answers: cache, throttle, idempotency, outcomes } = cacheDoors;
  const watch = { outcomes, meter, log };

  function through(role: Outside, door: Door): typeof fetch {
    return async (input, init) => {
      asked[role] += 1;
      if (down.has(role)) return new Response('down', { status: 503 });
      const request = new Request(input, init);
      return onTheWay(role, new URL(request.url).pathname, await door(request));
    };
  }

  const commerceSite = lazily(() => commerceDoor(world));
  const commerce = {
    storeDomain: 'vesper-vine.myshopify.com',
    apiVersion: '2025-01',
    endpoint: COMMERCE,
    token: { public: 'public' },
    patience,
    fetch: through('commerce', commerceSite),
  };
  const watched = <Face extends object>(role: Outside, face: Face) => watchProvider(face, role, watch);
  const products = watched('commerce', createCatalogueReader(commerce));
  const openAccounts = () => watched('commerce', createAccountKeeper(commerce));
  const openCart = () => watched('commerce', createServerCart(commerce));

  const optional = <Face extends object>(role: Outside, open: () => Face): Face | null =>
    unset.includes(role) ? null : watched(role, open());
  const at = (role: Outside, door: Door) => ({ timeoutMs, patience, fetch: through(role, door) });
  const search = optional('search', () =>
    createRecommendationReader({
      ...at(
        'search',
        lazily(() => searchspringDoor(world)),
      ),
      baseUrl: 'https://search.example',
      siteId: searchspringAccount.siteId,
    }),
  );
  const wishlists = optional('wishlist', () =>
    createWishlistService({
      ...at(
        'wishlist',
        lazily(() => swymDoor(world)),
      ),
      baseUrl: 'https://wishlist.example',
      ...swymAccount,
    }),
  );
  const gifts = optional('gift', () =>
    createGiftProvider({
      ...at(
        'gift',
        lazily(() => govaloDoor(world)),
      ),
      baseUrl: 'https://gift.example',
      ...govaloAccount,
    }),
  );
  const referrals = optional('referral', () =>
    createReferralProvider({
      ...at(
        'referral',
        lazily(() => friendbuyDoor(world)),
      ),
      ...friendbuyAccount,
      baseUrl: 'https://referral.example/v1',
      clock,
    }),
  );
  const content = watched('content', {
    async shell() {
      asked.content += 1;
      if (!down.has('content')) return shell;
      throw new Fault({ code: 'content-unavailable', kind: 'outside', say: 'Sanity is down.' });
    },
  });

  const base = { siteUrl: SITE, cache, throttle, idempotency, outcomes, clock, patience, log, meter };
  const doors = { ...base, catalogue: products, openAccounts, openCart, content };
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
  const probes = providerProbes({
    search: () => search,
    wishlists: () => wishlists,
  });
  const rows = {
    commerce: {
      isConfigured: true,
      probe: () => products.collectionHandles(1, 'US'),
      answerKey: 'filter-map',
    },
    content: { isConfigured: true, probe: () => content.shell(), answerKey: 'settings' },
    search: { isConfigured: search !== null, ...probes.search },
    wishlist: { isConfigured: wishlists !== null, ...probes.wishlist },
    gift: { isConfigured: gifts !== null },
    referral: { isConfigured: referrals !== null },
  };
  const options = { originSecret, log, meter };
  const functions = {
    auth: toHandler(() => authApi(doors), options),
    checkout: toHandler(() => checkoutApi({ ...doors, ...checkout }), options),
    country: toHandler(() => countryApi({ log, meter }), options),
    filterMap: toHandler(() => filterMapApi(doors), options),
    geolocation: toHandler(() => geolocationApi({ log, meter }), options),
    gift: toHandler(() => giftApi({ ...doors, gifts }), options),
    health: toHandler(() => healthApi({ ...doors, rows }), options),
    recommendations: toHandler(
      () => recommendationsApi({ ...doors, search, consent: 'functional' }),
      options,
    ),
    referral: toHandler(() => referralApi({ ...doors, referrals }), options),
    rewards: toHandler(() => rewardsApi({ ...doors, ledger: referrals }), options),
    sanityWebhook: toHandler(() => webhookApi(sanityWebhook), options),
    shopifyWebhook: toHandler(() => webhookApi(shopifyWebhook), options),
    settings: toHandler(() => settingsApi(doors), options),
    wishlists: toHandler(() => wishlistsApi({ ...doors, wishlists }), options),
  } satisfies Partial<Record<FunctionName, LambdaHandler>>;

  return {
    world,
    /** What a double got. */
    received: (name: string) => receivedBy(world, name).value,
    functions,
    down,
    asked,
    lines,
    counted,
    waits,
    queued,
    store,
    commerceSite,
    accounts: openAccounts(),
    bag: openCart(),
  };
}

/** Doubles take a while to open, and most bad requests never reach one. */
function lazily(open: () => Door): Door {
  let door: Door | null = null;
  return (request) => {
    door ??= open();
    return door(request);
  };
}

export type ShopFunctions = ReturnType<typeof openShopFunctions>;
