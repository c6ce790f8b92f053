import * as z from 'zod';
import { Fault } from './fault.ts';
import {
  type Environment,
  findProblems,
  hostSchema,
  originSchema,
  sayProblems,
  tokenSchema,
  variable,
  withoutBlanks,
} from './providers/variable.ts';

/** The shop's own part of the configuration, which belongs to no provider. */
export interface SiteOptions {
  siteUrl: string;
  brandName: string;
  /** Hosts that redirects may lead to besides our own and the platform's. */
  redirectHosts: string[];
  /** Bearer secret of `POST /api/revalidate`; without one nobody may call it. */
  revalidateSecret: string | null;
  /** What the edge says with each request to a function; without one functions accept requests from anywhere. */
  originSecret: string | null;
  /** The one before, which functions accept while the edge learns the new one. */
  originSecretBefore: string | null;
  cacheTable: string;
  /** Where webhooks are queued; without it none are taken. */
  refreshQueueUrl: string | null;
  /** Where shoppers choose the hour of an appointment themselves; without one we write to them. */
  bookingUrl: string | null;
}

/** Of those that we choose ourselves. */
const SHORTEST_SECRET = 16;
const ownSecretSchema = tokenSchema.min(SHORTEST_SECRET, `must have at least ${SHORTEST_SECRET} characters`);

/** The variables that belong to no provider. */
export const siteEnv = z.object({
  SITE_URL: variable(originSchema, {
    why: 'Where shoppers reach the site; canonical links start with it.',
    example: 'http://localhost:3000',
    isSecret: false,
  }),
  BRAND_NAME: variable(z.string().default('Vesper & Vine'), {
    why: "The shop's name in titles and e-mails.",
    example: 'Vesper & Vine',
    isSecret: false,
  }),
  REDIRECT_HOSTS: variable(
    z
      .string()
      .transform((list) => list.split(',').map((host) => host.trim()))
      .pipe(z.array(hostSchema))
      .optional(),
    {
      why: 'Hosts, separated by commas, that editors and the platform may redirect to; without it none but our own and the platform’s.',
      example: 'resale.example.com,press.example.com',
      isSecret: false,
    },
  ),
  REVALIDATE_SECRET: variable(ownSecretSchema.optional(), {
    why: 'Bearer secret of at least 16 characters with which operators refresh pages at once (POST /api/revalidate).',
    example: 'a-long-random-string',
    isSecret: true,
  }),
  ORIGIN_SECRET: variable(ownSecretSchema.optional(), {
    why: "What CloudFront says to the functions in the header x-origin-secret, at least 16 characters: with it they refuse whoever calls the API's own address. A shop at an https address cannot do without.",
    example: 'another-long-random-string',
    isSecret: true,
  }),
  ORIGIN_SECRET_BEFORE: variable(ownSecretSchema.optional(), {
    why: 'The former ORIGIN_SECRET, in the one deployment that changes it: the functions accept both until CloudFront says the new one everywhere.',
    example: 'the-former-long-random-string',
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
  BOOKING_URL: variable(z.url({ protocol: /^https$/, error: 'must be an https address' }).optional(), {
    why: 'Where shoppers choose the hour of an appointment that they bought; without it the page says that we write to them.',
    example: 'https://booking.example.com/fittings',
    isSecret: false,
  }),
});

/**
 * One sentence for each variable of `siteEnv` that is missing or malformed. A shop that is open to the world needs
 * the secret of its edge: without it a client could forge the visitor's IP address and country.
 */
export function siteProblems(env: Environment): string[] {
  const given = withoutBlanks(env);
  const problems = findProblems(siteEnv, given);
  if (given.ORIGIN_SECRET !== undefined) return problems;
  // The edge sends the secret of today, which the functions would refuse.
  if (given.ORIGIN_SECRET_BEFORE !== undefined)
    return [
      ...problems,
      'ORIGIN_SECRET is missing beside ORIGIN_SECRET_BEFORE: set what follows it, or neither.',
    ];
  if (!isOpenToTheWorld(given.SITE_URL)) return problems;
  const why = 'SITE_URL is an https address, and around its CDN anybody could call the functions.';
  const say = `ORIGIN_SECRET is missing. ${why} Choose one of at least ${SHORTEST_SECRET} characters and have the CDN send it as x-origin-secret.`;
  return [...problems, say];
}

function isOpenToTheWorld(siteUrl: string | undefined): boolean {
  if (siteUrl === undefined || !URL.canParse(siteUrl)) return false;
  const { protocol, hostname } = new URL(siteUrl);
  return protocol === 'https:' && !/^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** From an environment without problems. */
export function siteOptions(values: z.output<typeof siteEnv>): SiteOptions {
  return {
    siteUrl: values.SITE_URL,
    brandName: values.BRAND_NAME,
    redirectHosts: values.REDIRECT_HOSTS ?? [],
    revalidateSecret: values.REVALIDATE_SECRET ?? null,
    originSecret: values.ORIGIN_SECRET ?? null,
    originSecretBefore: values.ORIGIN_SECRET_BEFORE ?? null,
    cacheTable: values.CACHE_TABLE,
    refreshQueueUrl: values.REFRESH_QUEUE_URL ?? null,
    bookingUrl: values.BOOKING_URL ?? null,
  };
}

/** What is thrown for an environment that cannot be used: every variable and what to put there. */
export function configurationFault(problems: readonly string[]): Fault {
  return new Fault({ code: 'configuration-invalid', kind: 'input', say: sayProblems(problems) });
}
