import { z } from 'zod';
import { type Environment, hostSchema, originSchema, tokenSchema, variableNotes } from './variable.ts';

export type CspDirective =
  | 'connect-src'
  | 'font-src'
  | 'form-action'
  | 'frame-src'
  | 'img-src'
  | 'media-src'
  | 'script-src'
  | 'style-src';

export type ConsentCategory = 'necessary' | 'functional' | 'analytics' | 'marketing';

export interface StoredKey {
  place: 'cookie' | 'local-storage' | 'session-storage';
  key: string;
  why: string;
  /** In words, for the cookie page: 'until it is removed', '7 days'. */
  keptFor: string;
}

export interface ProviderScript {
  src: string;
  purpose: string;
  /** Who answers for what it does. */
  owner: string;
}

/** All that the shop must know about one outside service before it talks to it. */
export interface ProviderRow {
  /** The provider's name, as the privacy page says it. */
  provider: string;
  /** Its variables; a provider whose required ones are all absent is off, unless the shop cannot sell without it. */
  env: z.ZodObject;
  /** The shop does not start without it. */
  isRequired: boolean;
  /** Origins that pages need for it, in an environment without problems. */
  csp: (env: Environment) => Partial<Record<CspDirective, readonly string[]>>;
  consent: ConsentCategory;
  stores: readonly StoredKey[];
  scripts: readonly ProviderScript[];
  /** The longest that a server waits for one of its answers. */
  timeoutMs: number;
  /** The variable whose removal turns it off; null when it cannot be turned off. */
  offSwitch: string | null;
  /** One sentence: what the shopper sees while it does not answer. */
  whenDown: string;
}

const commerce = {
  provider: 'Shopify',
  isRequired: true,
  env: z.object({
    SHOPIFY_STORE_DOMAIN: hostSchema.register(variableNotes, {
      why: "The store's own domain on Shopify, from its admin under Settings, Domains.",
      example: 'your-store.myshopify.com',
      isSecret: false,
    }),
    SHOPIFY_STOREFRONT_TOKEN: tokenSchema.register(variableNotes, {
      why: 'Public access token of the Storefront API; browsers see it. The sandbox takes `public`.',
      example: 'public',
      isSecret: false,
    }),
    SHOPIFY_STOREFRONT_PRIVATE_TOKEN: tokenSchema.optional().register(variableNotes, {
      why: 'Private access token of the Storefront API, for our servers: they share one address and would be throttled.',
      example: 'shpat_0123456789abcdef',
      isSecret: true,
    }),
    SHOPIFY_STOREFRONT_ENDPOINT: originSchema.optional().register(variableNotes, {
      why: 'Another origin for the Storefront API than https:// and the store domain; only the sandbox needs it.',
      example: 'http://localhost:3001',
      isSecret: false,
    }),
    SHOPIFY_API_VERSION: z
      .string()
      .regex(/^20\d\d-(01|04|07|10)$/, 'must be a year and the first month of a quarter, such as 2025-01')
      .default('2025-01')
      .register(variableNotes, {
        why: 'Version of the Storefront API.',
        example: '2025-01',
        isSecret: false,
      }),
    SHOPIFY_CHECKOUT_HOST: hostSchema.optional().register(variableNotes, {
      why: 'Host of the hosted checkout, when it is not the store domain.',
      example: 'checkout.example.com',
      isSecret: false,
    }),
    SHOPIFY_MULTIPASS_SECRET: tokenSchema.optional().register(variableNotes, {
      why: 'Carries a signed-in shopper into the checkout (Shopify Plus).',
      example: '0123456789abcdef0123456789abcdef',
      isSecret: true,
    }),
    SHOPIFY_WEBHOOK_SECRET: tokenSchema.optional().register(variableNotes, {
      why: "Proves that a webhook is Shopify's; without it product pages refresh by time only.",
      example: '0123456789abcdef0123456789abcdef',
      isSecret: true,
    }),
  }),
  csp: (env) => {
    const api = env.SHOPIFY_STOREFRONT_ENDPOINT ?? `https://${env.SHOPIFY_STORE_DOMAIN}`;
    const files = env.SHOPIFY_STOREFRONT_ENDPOINT ?? 'https://cdn.shopify.com';
    return { 'connect-src': [api], 'img-src': [files], 'media-src': [files] };
  },
  consent: 'necessary',
  stores: [
    {
      place: 'local-storage',
      key: 'currentCart',
      why: 'Which bag on the platform is this visitor’s',
      keptFor: 'until the order is placed',
    },
  ],
  scripts: [],
  timeoutMs: 8_000,
  offSwitch: null,
  whenDown: 'Pages made earlier are shown; the bag says that it cannot be changed right now.',
} satisfies ProviderRow;

const content = {
  provider: 'Sanity',
  isRequired: true,
  env: z.object({
    SANITY_PROJECT_ID: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'must be small letters, digits and dashes')
      .register(variableNotes, {
        why: 'The Sanity project that holds the texts, from its settings.',
        example: 'abcd1234',
        isSecret: false,
      }),
    SANITY_DATASET: z
      .string()
      .regex(/^[a-z0-9~][a-z0-9_-]{0,63}$/, 'must be small letters, digits, dashes and underscores')
      .default('production')
      .register(variableNotes, {
        why: 'The dataset of that project.',
        example: 'production',
        isSecret: false,
      }),
    SANITY_API_HOST: originSchema.optional().register(variableNotes, {
      why: "Another origin than Sanity's own; only the sandbox needs it.",
      example: 'http://localhost:3002',
      isSecret: false,
    }),
    SANITY_READ_TOKEN: tokenSchema.optional().register(variableNotes, {
      why: 'Reads drafts for previews; without it previews are off.',
      example: 'sk0123456789abcdef',
      isSecret: true,
    }),
    SANITY_WEBHOOK_SECRET: tokenSchema.optional().register(variableNotes, {
      why: "Proves that a webhook is Sanity's; without it texts refresh by time only.",
      example: '0123456789abcdef0123456789abcdef',
      isSecret: true,
    }),
  }),
  csp: (env) => ({ 'img-src': [env.SANITY_API_HOST ?? 'https://cdn.sanity.io'] }),
  consent: 'necessary',
  stores: [],
  scripts: [],
  timeoutMs: 5_000,
  offSwitch: null,
  whenDown: 'Pages made earlier are shown; a page not made yet shows the products without their stories.',
} satisfies ProviderRow;

/** One row per provider. Configuration, `.env.example`, security policy and cookie list derive from it. */
export const registry = { commerce, content } satisfies Record<string, ProviderRow>;

export type ProviderRole = keyof typeof registry;
