import { readFile } from 'node:fs/promises';
import { systemClock } from '@storefront/core/clock';
import { originSecrets, processEnvironment } from '@storefront/core/environment';
import { readSite } from '@storefront/core/part-config';
import { createHttp } from '@storefront/core/providers/http';
import * as z from 'zod';
import { type Cdn, createCloudFrontCdn } from '../aws/cloudfront-cdn.ts';
import { answerOwnRequests } from './answer-own-requests.ts';
import { findDistribution } from './find-distribution.ts';
import { offerRebuilds } from './offer-rebuilds.ts';
import { serveSite } from './serve-site.ts';
import type { SiteHandler } from './site-handler.ts';

/** What `scripts/deployed/build-artefact.ts` writes beside the server. */
const buildSchema = z.object({ buildId: z.string().min(1), previewModeId: z.string().min(16) });
const environmentSchema = z.object({
  AWS_REGION: z.string().default('us-east-1'),
  AWS_ACCESS_KEY_ID: z.string().default(''),
  AWS_SECRET_ACCESS_KEY: z.string().default(''),
  AWS_SESSION_TOKEN: z.string().optional(),
  /** Absent where no CDN stands before the site. */
  DISTRIBUTION_PARAMETER: z.string().optional(),
});

/** Beside the server of `open-next build`, which is loaded as Lambda would load it. */
export const handler: SiteHandler = await openSite();

async function openSite(): Promise<SiteHandler> {
  const build = buildSchema.parse(JSON.parse(await readFile(beside('storefront.json'), 'utf8')));
  const ownOrigin = readSite().siteUrl;
  let render: SiteHandler | null = null;
  const call: SiteHandler = (event) => {
    if (render === null) throw new Error('The site is not loaded yet.');
    return render(event);
  };
  // Before the server is loaded: its modules keep the `fetch` that they find.
  Object.assign(globalThis, { fetch: answerOwnRequests(({ origin }) => origin === ownOrigin, call, fetch) });
  offerRebuilds(globalThis, call);
  const server: { handler?: unknown } = await import(beside('index.mjs').href);
  if (!isHandler(server.handler)) throw new Error('index.mjs exports no function "handler".');
  render = server.handler;
  const cdn = openCdn(build.buildId);
  return serveSite({
    ...build,
    render,
    originSecrets: originSecrets(),
    invalidate: async (paths) => (await cdn())?.invalidate(paths),
  });
}

/** A function and no constant: the handler above is made before the rest of this module is. */
function beside(name: string): URL {
  return new URL(`./${name}`, import.meta.url);
}

function isHandler(value: unknown): value is SiteHandler {
  return typeof value === 'function';
}

/** Opens the CDN when a page is rebuilt on demand for the first time; null where none stands before the site. */
function openCdn(buildId: string): () => Promise<Cdn | null> {
  const env = environmentSchema.parse(processEnvironment());
  const credentials = async () => ({
    accessKeyId: env.AWS_ACCESS_KEY_ID,
    secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
    sessionToken: env.AWS_SESSION_TOKEN,
  });
  const parts = { http: createHttp(), credentials, clock: systemClock };
  const { DISTRIBUTION_PARAMETER: parameter, AWS_REGION: region } = env;
  let known: Promise<string> | null = null;
  return async () => {
    if (parameter === undefined) return null;
    known ??= findDistribution({ ...parts, parameter, region });
    try {
      const dataPathOf = (path: string) => `/_next/data/${buildId}${path === '/' ? '/index' : path}.json`;
      return createCloudFrontCdn({ ...parts, distributionId: await known, dataPathOf });
    } catch (error) {
      known = null;
      throw error;
    }
  };
}
