import { z } from 'zod';
import { Fault } from './fault.ts';
import { registry } from './providers/registry.ts';
import {
  type Environment,
  findProblems,
  originSchema,
  sayProblems,
  tokenSchema,
  variableNotes,
  withoutBlanks,
} from './providers/variable.ts';
import type { PublicConfig } from './public-config.ts';

/** What our servers know. Absent options are null. Browser code must not import this file. */
export interface Config {
  siteUrl: string;
  brandName: string;
  /** Bearer secret of `POST /api/revalidate`; without one nobody may call it. */
  revalidateSecret: string | null;
  commerce: PublicConfig['commerce'] & {
    privateToken: string | null;
    multipassSecret: string | null;
    webhookSecret: string | null;
    timeoutMs: number;
  };
  content: {
    projectId: string;
    dataset: string;
    /** Another origin than Sanity's own. */
    apiHost: string | null;
    readToken: string | null;
    webhookSecret: string | null;
    timeoutMs: number;
  };
}

/** The variables that belong to no provider. */
export const siteEnv = z.object({
  SITE_URL: originSchema.register(variableNotes, {
    why: 'Where shoppers reach the site; canonical links start with it.',
    example: 'http://localhost:3000',
    isSecret: false,
  }),
  BRAND_NAME: z.string().default('Vesper & Vine').register(variableNotes, {
    why: "The shop's name in titles and letters.",
    example: 'Vesper & Vine',
    isSecret: false,
  }),
  REVALIDATE_SECRET: tokenSchema.optional().register(variableNotes, {
    why: 'Bearer secret with which operators refresh pages at once (POST /api/revalidate).',
    example: 'a-long-random-string',
    isSecret: true,
  }),
});

/**
 * Reads and checks the whole configuration. Throws one `Fault` (input, `configuration-invalid`) that lists
 * every missing or malformed variable and what to put there.
 */
export function readConfig(env: Environment): Config {
  const given = withoutBlanks(env);
  const site = siteEnv.safeParse(given);
  const shopify = registry.commerce.env.safeParse(given);
  const sanity = registry.content.env.safeParse(given);
  if (!site.success || !shopify.success || !sanity.success) {
    throw new Fault({
      code: 'configuration-invalid',
      kind: 'input',
      say: sayProblems(configProblems(given)),
    });
  }
  const { SHOPIFY_STORE_DOMAIN: storeDomain, SHOPIFY_API_VERSION: apiVersion, ...store } = shopify.data;
  const apiOrigin = store.SHOPIFY_STOREFRONT_ENDPOINT ?? `https://${storeDomain}`;
  return {
    siteUrl: site.data.SITE_URL,
    brandName: site.data.BRAND_NAME,
    revalidateSecret: site.data.REVALIDATE_SECRET ?? null,
    commerce: {
      storeDomain,
      endpoint: `${apiOrigin}/api/${apiVersion}/graphql.json`,
      publicToken: store.SHOPIFY_STOREFRONT_TOKEN,
      apiVersion,
      checkoutHost: store.SHOPIFY_CHECKOUT_HOST ?? storeDomain,
      privateToken: store.SHOPIFY_STOREFRONT_PRIVATE_TOKEN ?? null,
      multipassSecret: store.SHOPIFY_MULTIPASS_SECRET ?? null,
      webhookSecret: store.SHOPIFY_WEBHOOK_SECRET ?? null,
      timeoutMs: registry.commerce.timeoutMs,
    },
    content: {
      projectId: sanity.data.SANITY_PROJECT_ID,
      dataset: sanity.data.SANITY_DATASET,
      apiHost: sanity.data.SANITY_API_HOST ?? null,
      readToken: sanity.data.SANITY_READ_TOKEN ?? null,
      webhookSecret: sanity.data.SANITY_WEBHOOK_SECRET ?? null,
      timeoutMs: registry.content.timeoutMs,
    },
  };
}

let processConfig: Config | null = null;

/** The configuration of this process, read once. Throws as `readConfig` does. */
export function serverConfig(): Config {
  processConfig ??= readConfig(process.env);
  return processConfig;
}

/** One sentence for each missing or malformed variable; empty when `readConfig` would succeed. */
export function configProblems(env: Environment): string[] {
  return [siteEnv, registry.commerce.env, registry.content.env].flatMap((schema) =>
    findProblems(schema, env),
  );
}
