import * as z from 'zod';
import { defineRow, originOf } from '../provider-row.ts';
import { hostSchema, originSchema, tokenSchema, variable } from '../variable.ts';

const timeoutMs = 8_000;

export const row = defineRow({
  provider: 'Shopify',
  isRequired: true,
  env: z.object({
    SHOPIFY_STORE_DOMAIN: variable(hostSchema, {
      why: "The store's own domain on Shopify, from its admin under Settings, Domains.",
      example: 'your-store.myshopify.com',
      isSecret: false,
    }),
    SHOPIFY_STOREFRONT_TOKEN: variable(tokenSchema, {
      why: 'Public access token of the Storefront API; browsers see it. The sandbox takes `public`.',
      example: 'public',
      isSecret: false,
    }),
    SHOPIFY_STOREFRONT_PRIVATE_TOKEN: variable(tokenSchema.optional(), {
      why: 'Private access token of the Storefront API, for our servers: they share one address and would be throttled.',
      example: 'shpat_0123456789abcdef',
      isSecret: true,
    }),
    SHOPIFY_STOREFRONT_ENDPOINT: variable(originSchema.optional(), {
      why: 'Another origin for the Storefront API than https:// and the store domain; only the sandbox needs it.',
      example: 'http://localhost:3001',
      isSecret: false,
    }),
    SHOPIFY_API_VERSION: variable(
      z
        .string()
        .regex(/^20\d\d-(01|04|07|10)$/, 'must be a year and the first month of a quarter, such as 2025-01')
        .default('2025-01'),
      {
        why: 'Version of the Storefront API.',
        example: '2025-01',
        isSecret: false,
      },
    ),
    SHOPIFY_CHECKOUT_HOST: variable(hostSchema.optional(), {
      why: 'Host of the hosted checkout, when it is not the store domain.',
      example: 'checkout.example.com',
      isSecret: false,
    }),
    SHOPIFY_MULTIPASS_SECRET: variable(tokenSchema.optional(), {
      why: 'Carries a signed-in shopper into the checkout (Shopify Plus).',
      example: '0123456789abcdef0123456789abcdef',
      isSecret: true,
    }),
    SHOPIFY_WEBHOOK_SECRET: variable(tokenSchema.optional(), {
      why: "Proves that a webhook is Shopify's; without it product pages refresh by time only.",
      example: '0123456789abcdef0123456789abcdef',
      isSecret: true,
    }),
  }),
  options: (values) => {
    const { SHOPIFY_STORE_DOMAIN: storeDomain, SHOPIFY_API_VERSION: apiVersion } = values;
    const { SHOPIFY_STOREFRONT_ENDPOINT: otherOrigin } = values;
    return {
      storeDomain,
      endpoint: `${otherOrigin ?? `https://${storeDomain}`}/api/${apiVersion}/graphql.json`,
      publicToken: values.SHOPIFY_STOREFRONT_TOKEN,
      apiVersion,
      checkoutHost: values.SHOPIFY_CHECKOUT_HOST ?? storeDomain,
      /** Origin of pictures and videos. */
      filesOrigin: otherOrigin ?? 'https://cdn.shopify.com',
      privateToken: values.SHOPIFY_STOREFRONT_PRIVATE_TOKEN ?? null,
      multipassSecret: values.SHOPIFY_MULTIPASS_SECRET ?? null,
      webhookSecret: values.SHOPIFY_WEBHOOK_SECRET ?? null,
      timeoutMs,
    };
  },
  browser: () => null,
  csp: ({ endpoint, filesOrigin }) => ({
    'connect-src': [originOf(endpoint)],
    'img-src': [filesOrigin],
    'media-src': [filesOrigin],
  }),
  consent: 'necessary',
  stores: [
    {
      place: 'local-storage',
      key: 'currentCart',
      why: 'Which bag on the platform is this visitor’s',
      retention: 'until the order is placed',
    },
    {
      place: 'local-storage',
      key: 'cartRevision',
      why: 'Lets open tabs agree about the bag: when it was last changed',
      retention: 'until it is removed',
    },
  ],
  scripts: [],
  timeoutMs,
  offSwitch: null,
  whenDown: 'Pages made earlier are shown; the bag says that it cannot be changed right now.',
});
