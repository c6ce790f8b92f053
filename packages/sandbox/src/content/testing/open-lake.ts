import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import { makeWorld, type OwnedWorld } from '../../world/make-world.ts';
import type { Door } from '../../world/world.ts';
import { type ContentDoorOptions, contentDoor } from '../door.ts';
import { contentProject } from '../project.ts';
import { smallCatalogue } from './small-catalogue.ts';

export const lakeOrigin = 'http://content.test';

export interface OpenLake {
  world: OwnedWorld;
  door: Door;
  /** The real client, talking to the door without a network. */
  client(config?: ClientConfig): SanityClient;
  /** What a production reader takes as its `fetch`. */
  fetch: typeof globalThis.fetch;
}

/** A content double over the small catalogue, in memory. */
export function openLake(options: ContentDoorOptions = {}): OpenLake {
  const world = makeWorld({
    addresses: {
      site: 'http://site.test',
      commerce: 'http://commerce.test',
      content: lakeOrigin,
      desk: 'http://desk.test',
      cloud: 'http://cloud.test',
    },
    catalogue: smallCatalogue,
    stateDir: null,
  });
  const door = contentDoor(world, options);
  const fetch: OpenLake['fetch'] = async (input, init) => door(new Request(input, init));
  return {
    world,
    door,
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
