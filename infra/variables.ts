import { type ProviderRole, roles, rows } from '@storefront/core/providers/registry';
import { listVariables } from '@storefront/core/providers/variable';
import { type FunctionName, functionEntries } from '@storefront/core/routes';

/** Functions that no route of the shop leads to. */
export type InnerFunction = 'prices' | 'refresh' | 'sitemap' | 'sweep';

/** Below `packages/functions/src`, as `functionEntries` has them of the others. */
export const innerEntries: Readonly<Record<InnerFunction, string>> = {
  prices: 'jobs/compare-prices',
  refresh: 'queue/refresh',
  sitemap: 'jobs/read-sitemap',
  sweep: 'jobs/sweep',
};

/** Of every function. */
export const allEntries: Readonly<Record<FunctionName | InnerFunction, string>> = {
  ...functionEntries,
  ...innerEntries,
};

/** The calls that the cache's store makes (`core/cache/dynamo-store.ts`). */
export type TableAction = 'GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'Query';

/** The calls of `aws/sqs-queue.ts`. */
export type QueueAction = 'SendMessage' | 'ChangeMessageVisibility';

export interface FunctionNeeds {
  /** The names of what it reads of its environment. */
  variables: readonly string[];
  /** What it may do to the table, and to the queue of changes. */
  table: readonly TableAction[];
  queue: readonly QueueAction[];
  /** MB, by the rules and measurements in `docs/scale.md`. Lambda gives processor time by it: 1,769 MB are one core. */
  memory: number;
}

// Of a provider: what it cannot do without (a row is refused without it), and what of the rest the function reads.
const platform = [
  ...['SHOPIFY_STORE_DOMAIN', 'SHOPIFY_STOREFRONT_TOKEN', 'SHOPIFY_STOREFRONT_PRIVATE_TOKEN'],
  ...['SHOPIFY_STOREFRONT_ENDPOINT', 'SHOPIFY_API_VERSION'],
];
const cms = ['SANITY_PROJECT_ID', 'SANITY_DATASET', 'SANITY_API_HOST'];
/** Versions of documents are read past the CMS's CDN. */
const sources = [...cms, 'SANITY_READ_TOKEN'];
const search = ['SEARCHSPRING_SITE_ID', 'SEARCHSPRING_URL'];
const wishlist = ['SWYM_URL', 'SWYM_PID', 'SWYM_API_KEY'];
const gift = ['GOVALO_URL', 'GOVALO_API_KEY'];
const referral = [
  ...['FRIENDBUY_SECRET_KEY', 'FRIENDBUY_API_KEY', 'FRIENDBUY_API_SECRET', 'FRIENDBUY_CAMPAIGN_ID'],
  ...['FRIENDBUY_POINTS_CURRENCY', 'FRIENDBUY_URL', 'FRIENDBUY_CUSTOMER_PATH'],
];

/** Without these a provider is off: all that most need who only want to know whether it is on. */
function requiredOf(role: ProviderRole): string[] {
  return listVariables(rows[role].env).flatMap(({ name, isRequired }) => (isRequired ? [name] : []));
}

/** Of a function that counts, and of one that visitors reach. */
const open = ['ORIGIN_SECRET', 'ORIGIN_SECRET_BEFORE', 'METRICS_NAMESPACE'];
/** Whoever reads the shop's own part of the configuration needs the secret: without it the part is refused. */
const shop = ['SITE_URL', 'ORIGIN_SECRET'];
const withTable = [...shop, 'METRICS_NAMESPACE', 'CACHE_TABLE'];
const openWithTable = [...withTable, 'ORIGIN_SECRET_BEFORE'];

/** Reads, writes, counts and claims; only who lists may list. */
const cacheActions: readonly TableAction[] = ['DeleteItem', 'GetItem', 'PutItem', 'UpdateItem'];
export const allTableActions: readonly TableAction[] = [...cacheActions, 'Query'];
const claimActions: readonly TableAction[] = ['DeleteItem', 'GetItem', 'PutItem'];

const cached = (...variables: string[]): FunctionNeeds => ({
  variables: [...openWithTable, ...variables],
  table: cacheActions,
  queue: [],
  memory: 512,
});
const webhook = (...variables: string[]): FunctionNeeds => ({
  variables: [...openWithTable, 'REFRESH_QUEUE_URL', ...variables],
  table: claimActions,
  queue: ['SendMessage'],
  memory: 256,
});
const bare: FunctionNeeds = { variables: open, table: [], queue: [], memory: 128 };

/** What each function reads and may do; `tests/infra/variables.test.ts` compares it with its bundle. */
export const functionNeeds: Readonly<Record<FunctionName | InnerFunction, FunctionNeeds>> = {
  auth: cached(...platform),
  checkout: cached(...platform, 'SHOPIFY_CHECKOUT_HOST', 'SHOPIFY_MULTIPASS_SECRET'),
  country: bare,
  filterMap: cached(...platform),
  geolocation: bare,
  gift: cached(...platform, ...gift),
  health: {
    ...cached(
      ...new Set([...roles.flatMap(requiredOf), ...platform, ...cms, 'SEARCHSPRING_URL', 'FRIENDBUY_URL']),
    ),
    table: allTableActions,
  },
  recommendations: cached(...platform, ...search),
  referral: cached(...platform, ...referral),
  rewards: cached(...platform, ...referral),
  // It leaves out what the shop cannot do without e-mail and chat.
  settings: cached(
    ...cms,
    ...requiredOf('chat'),
    ...requiredOf('email'),
    'KLAVIYO_LIST_ID',
    'KLAVIYO_REVISION',
  ),
  wishlists: cached(...platform, ...wishlist),
  sanityWebhook: webhook('SANITY_PROJECT_ID', 'SANITY_WEBHOOK_SECRET'),
  shopifyWebhook: webhook('SHOPIFY_STORE_DOMAIN', 'SHOPIFY_STOREFRONT_TOKEN', 'SHOPIFY_WEBHOOK_SECRET'),
  refresh: {
    variables: [...withTable, 'REFRESH_QUEUE_URL', 'REVALIDATE_SECRET', ...platform, ...sources],
    table: allTableActions,
    queue: ['ChangeMessageVisibility', 'SendMessage'],
    memory: 512,
  },
  sweep: {
    variables: [...withTable, 'REFRESH_QUEUE_URL', ...platform, ...sources],
    table: [...claimActions, 'Query'],
    queue: ['SendMessage'],
    memory: 256,
  },
  prices: { variables: [...shop, 'METRICS_NAMESPACE', ...platform], table: [], queue: [], memory: 256 },
  sitemap: { variables: shop, table: [], queue: [], memory: 128 },
};

/** What the functions of the platforms and of the jobs read of all these rows, and the site does not. */
const notOfSite = new Set([
  ...['SHOPIFY_MULTIPASS_SECRET', 'SHOPIFY_WEBHOOK_SECRET', 'SANITY_WEBHOOK_SECRET'],
  ...['FRIENDBUY_CAMPAIGN_ID', 'FRIENDBUY_POINTS_CURRENCY', 'FRIENDBUY_CUSTOMER_PATH'],
  // Of the security policy, which the build writes.
  ...['OKENDO_MEDIA_ORIGINS', 'SANITY_STUDIO_ORIGIN'],
]);

/** What the site reads: of every provider, because any page may show any of them. */
export const siteVariables: readonly string[] = [
  ...shop,
  ...[
    'ORIGIN_SECRET_BEFORE',
    'BRAND_NAME',
    'BOOKING_URL',
    'CACHE_TABLE',
    'REDIRECT_HOSTS',
    'REVALIDATE_SECRET',
  ],
  ...roles
    .flatMap((role) => listVariables(rows[role].env).map(({ name }) => name))
    .filter((name) => !notOfSite.has(name)),
];
