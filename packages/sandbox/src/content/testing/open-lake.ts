import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import { makeWorld, type OwnedWorld } from '../../world/make-world.ts';
import type { SandboxServer } from '../../world/world.ts';
import { contentProject } from '../project.ts';
import { type ContentServerOptions, contentServer } from '../server.ts';
import { lakeCatalogue } from './lake-catalogue.ts';

export const lakeOrigin = 'http://content.test';

interface OpenLake {
  world: OwnedWorld;
  server: SandboxServer;
  /** The real client, connected to the server without a network. */
  client(config?: ClientConfig): SanityClient;
  /** The `fetch` of a production reader. */
  fetch: typeof globalThis.fetch;
}

/** A content double over the small catalogue, in memory. */
export function openLake(options: ContentServerOptions = {}): OpenLake {
  const world = makeWorld({
    addresses: {
      site: 'http://site.test',
      commerce: 'http://commerce.test',
      content: lakeOrigin,
      desk: 'http://desk.test',
      cloud: 'http://cloud.test',
    },
    catalogue: lakeCatalogue,
    stateDir: null,
  });
  const server = contentServer(world, options);
  const fetch: OpenLake['fetch'] = async (input, init) => server(new Request(input, init));
  return {
    world,
    server,
    fetch,
    client: (config = {}) =>
      createClient({
        projectId: contentProject.projectId,
        dataset: contentProject.dataset,
        apiVersion: '2026-01-01',
        apiHost: lakeOrigin,
        useProjectHostname: false,
        useCdn: false,
        maxRetries: 0,
        resolveFetch: () => fetch,
        ...config,
      }),
  };
}
