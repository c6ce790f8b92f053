import { type ProviderRole, roles, rows } from '@storefront/core/providers/registry';
import { listVariables } from '@storefront/core/providers/variable';
import type { FunctionName } from '@storefront/core/routes';

/** Functions that no route of the shop leads to. */
export type InnerFunction = 'prices' | 'refresh' | 'sitemap' | 'sweep';

/** What a function may do besides answering. */
export type Right = 'table' | 'queue';

export interface FunctionNeeds {
  /** Reads all variables of these rows of the registry. */
  providers: readonly ProviderRole[];
  /** Variables of no provider. */
  site: readonly SiteVariable[];
  rights: readonly Right[];
  /** MB. Lambda gives a function processor time by its memory: 1,769 MB are one core. */
  memory: number;
}

export type SiteVariable =
  | 'SITE_URL'
  | 'ORIGIN_SECRET'
  | 'REVALIDATE_SECRET'
  | 'CACHE_TABLE'
  | 'REFRESH_QUEUE_URL'
  | 'METRICS_NAMESPACE';

const open: readonly SiteVariable[] = ['ORIGIN_SECRET', 'METRICS_NAMESPACE'];
const cached: readonly SiteVariable[] = ['SITE_URL', 'CACHE_TABLE', ...open];
const queued: readonly SiteVariable[] = [...cached, 'REFRESH_QUEUE_URL'];

const cachedFunction = (...providers: ProviderRole[]): FunctionNeeds => ({
  providers,
  site: cached,
  rights: ['table'],
  memory: 512,
});
const webhook = (provider: ProviderRole): FunctionNeeds => ({
  providers: [provider],
  site: queued,
  rights: ['table', 'queue'],
  memory: 256,
});
const bare: FunctionNeeds = { providers: [], site: open, rights: [], memory: 128 };

/**
 * What each function reads and may do; `tests/infra/variables.test.ts` compares it with its bundle. The site has
 * all providers, because any page may show any of them.
 */
export const functionNeeds: Readonly<Record<FunctionName | InnerFunction, FunctionNeeds>> = {
  auth: cachedFunction('commerce'),
  checkout: cachedFunction('commerce'),
  country: bare,
  filterMap: cachedFunction('commerce'),
  geolocation: bare,
  gift: cachedFunction('commerce', 'gift'),
  health: cachedFunction(...roles),
  recommendations: cachedFunction('commerce', 'search'),
  referral: cachedFunction('commerce', 'referral'),
  rewards: cachedFunction('commerce', 'referral'),
  settings: cachedFunction('chat', 'content', 'email'),
  wishlists: cachedFunction('commerce', 'wishlist'),
  sanityWebhook: webhook('content'),
  shopifyWebhook: webhook('commerce'),
  refresh: {
    providers: ['commerce', 'content'],
    site: [...queued, 'REVALIDATE_SECRET'],
    rights: ['table', 'queue'],
    memory: 512,
  },
  sweep: {
    providers: ['commerce', 'content'],
    site: queued,
    rights: ['table', 'queue'],
    memory: 256,
  },
  prices: { providers: ['commerce'], site: ['SITE_URL', ...open], rights: [], memory: 256 },
  sitemap: { providers: [], site: ['SITE_URL', 'ORIGIN_SECRET'], rights: [], memory: 128 },
};

/** The names of the variables that a provider's row reads. */
export function variablesOf(role: ProviderRole): string[] {
  return listVariables(rows[role].env).map(({ name }) => name);
}

/** The names of all variables that a function reads. */
export function variablesFor({ providers, site }: Pick<FunctionNeeds, 'providers' | 'site'>): string[] {
  return [...site, ...providers.flatMap(variablesOf)];
}
