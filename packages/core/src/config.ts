import * as z from 'zod';
import { Fault } from './fault.ts';
import { findRowProblems, readOptions } from './providers/provider-row.ts';
import { type ProviderConfig, registry } from './providers/registry.ts';
import {
  type Environment,
  findProblems,
  listVariables,
  originSchema,
  sayProblems,
  tokenSchema,
  variable,
  withoutBlanks,
} from './providers/variable.ts';

/** What our servers know. Absent options, and providers that are off, are null. Browser code must not import this file. */
export interface Config extends ProviderConfig {
  siteUrl: string;
  brandName: string;
  /** Bearer secret of `POST /api/revalidate`; without one nobody may call it. */
  revalidateSecret: string | null;
  cacheTable: string;
  /** Where webhooks are queued; without it none are taken. */
  refreshQueueUrl: string | null;
}

/** The variables that belong to no provider. */
export const siteEnv = z.object({
  SITE_URL: variable(originSchema, {
    why: 'Where shoppers reach the site; canonical links start with it.',
    example: 'http://localhost:3000',
    isSecret: false,
  }),
  BRAND_NAME: variable(z.string().default('Vesper & Vine'), {
    why: "The shop's name in titles and letters.",
    example: 'Vesper & Vine',
    isSecret: false,
  }),
  REVALIDATE_SECRET: variable(tokenSchema.optional(), {
    why: 'Bearer secret with which operators refresh pages at once (POST /api/revalidate).',
    example: 'a-long-random-string',
    isSecret: true,
  }),
  CACHE_TABLE: variable(z.string().default('storefront-cache'), {
    why: "The DynamoDB table of the cache. Region, credentials and endpoint are AWS's own variables.",
    example: 'storefront-cache',
    isSecret: false,
  }),
  REFRESH_QUEUE_URL: variable(z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(), {
    why: 'The SQS queue between webhooks and the worker that refreshes pages; without it pages refresh by time only.',
    example: 'https://sqs.us-east-1.amazonaws.com/123456789012/storefront-refresh',
    isSecret: false,
  }),
});

/**
 * Reads and checks the whole configuration. Throws one `Fault` (input, `configuration-invalid`) that lists
 * every missing or malformed variable and what to put there.
 */
export function readConfig(env: Environment): Config {
  const given = withoutBlanks(env);
  const problems = configProblems(given);
  const site = siteEnv.safeParse(given);
  const commerce = readOptions(registry.commerce, given);
  const content = readOptions(registry.content, given);
  if (problems.length > 0 || !site.success || commerce === null || content === null) {
    throw new Fault({ code: 'configuration-invalid', kind: 'input', say: sayProblems(problems) });
  }
  return {
    siteUrl: site.data.SITE_URL,
    brandName: site.data.BRAND_NAME,
    revalidateSecret: site.data.REVALIDATE_SECRET ?? null,
    cacheTable: site.data.CACHE_TABLE,
    refreshQueueUrl: site.data.REFRESH_QUEUE_URL ?? null,
    commerce,
    content,
    search: readOptions(registry.search, given),
    wishlist: readOptions(registry.wishlist, given),
    gift: readOptions(registry.gift, given),
    referral: readOptions(registry.referral, given),
    email: readOptions(registry.email, given),
    protection: readOptions(registry.protection, given),
    reviews: readOptions(registry.reviews, given),
    crossBorder: readOptions(registry.crossBorder, given),
    sms: readOptions(registry.sms, given),
    chat: readOptions(registry.chat, given),
    consent: readOptions(registry.consent, given),
    assistant: readOptions(registry.assistant, given),
    video: readOptions(registry.video, given),
    tagManager: readOptions(registry.tagManager, given),
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
  const given = withoutBlanks(env);
  const ofProviders = Object.values(registry).flatMap((row) => findRowProblems(row, given));
  return [...findProblems(siteEnv, given), ...ofProviders];
}

/** The variables whose values nobody may print, log or send to a browser. */
export function secretNames(): string[] {
  return [siteEnv, ...Object.values(registry).map(({ env }) => env)].flatMap((schema) =>
    listVariables(schema).flatMap(({ name, isSecret }) => (isSecret ? [name] : [])),
  );
}
