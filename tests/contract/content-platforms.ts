import { getRequestListener } from '@hono/node-server';
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import { CONTENT_API_VERSION, type ContentReaderOptions } from '@storefront/core/providers/content/sanity';
import { contentProject } from '../../packages/sandbox/src/content/project.ts';
import { contentServer } from '../../packages/sandbox/src/content/server.ts';
import { type Loopback, listenOnLoopback } from '../../packages/sandbox/src/http/listen-on-loopback.ts';
import { seedCatalogue } from '../../packages/sandbox/src/seed/seed-catalogue.ts';
import { makeWorld } from '../../packages/sandbox/src/world/make-world.ts';

export const timeoutMs = 2_000;

export interface ContentPlatform extends Loopback {
  options: ContentReaderOptions;
}

/** Starts the content double on a free port; returns a reader's options for it. */
export async function startContentDouble(): Promise<ContentPlatform> {
  const origin = (port: number) => `http://localhost:${port}`;
  const world = makeWorld({
    addresses: {
      site: origin(3000),
      commerce: origin(3001),
      content: origin(3002),
      desk: origin(3003),
      cloud: origin(3004),
    },
    catalogue: seedCatalogue(),
    stateDir: null,
  });
  const server = await listenOnLoopback(0, { request: getRequestListener(contentServer(world)) });
  const { projectId, dataset } = contentProject;
  return { ...server, options: { projectId, dataset, apiHost: origin(server.port), timeoutMs } };
}

/** Sanity's own client for the double. */
export function contentClient({ options }: ContentPlatform, config: ClientConfig = {}): SanityClient {
  return createClient({
    projectId: options.projectId,
    dataset: options.dataset,
    apiVersion: CONTENT_API_VERSION,
    apiHost: options.apiHost ?? '',
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
    ...config,
  });
}

/** A real project when SANITY_PROJECT_ID names one and SANITY_API_HOST is not the sandbox; the tests only read it. */
export function realContentOptions(): ContentReaderOptions[] {
  const { SANITY_PROJECT_ID: projectId, SANITY_DATASET, SANITY_API_HOST, SANITY_READ_TOKEN } = process.env;
  if (!projectId || SANITY_API_HOST) return [];
  return [
    {
      projectId,
      dataset: SANITY_DATASET ?? 'production',
      token: SANITY_READ_TOKEN ?? null,
      apiVersion: CONTENT_API_VERSION,
      timeoutMs: 5_000,
    },
  ];
}
