import { getRequestListener } from '@hono/node-server';
import { type Loopback, listenOnLoopback } from '../http/listen-on-loopback.ts';
import type { SandboxServer } from '../world/world.ts';

/** Serves standard requests on a port of its own: for doubles that only the deployed artefact needs. */
export function serveRequests(port: number, server: SandboxServer): Promise<Loopback> {
  const listener = getRequestListener((request) => server(request));
  return listenOnLoopback(port, { request: (incoming, outgoing) => void listener(incoming, outgoing) });
}
