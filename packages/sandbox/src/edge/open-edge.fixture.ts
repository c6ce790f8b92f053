import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FunctionName } from '@storefront/core/routes';
import { type Loopback, listenOnLoopback } from '../http/listen-on-loopback.ts';
import { makeEdge } from './edge.ts';
import { type LambdaHandler, loadFunction } from './run-function.ts';

export interface EdgeParts {
  site?: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
  /** What the site does with a WebSocket. */
  upgrade?: (incoming: IncomingMessage, socket: Duplex) => void;
  load?: (name: FunctionName) => Promise<LambdaHandler>;
  country?: string;
  originSecret?: string | null;
  headers?: Record<string, string>;
  previewModeId?: string;
  isDevelopment?: boolean;
  siteTimeoutMs?: number;
  functionTimeoutMs?: number;
}

/** Edges, each with a site before which it stands. */
export class Edges {
  readonly #open: Loopback[] = [];

  /** Opens a site and an edge before it. Returns the edge's URL. */
  async open(parts: EdgeParts = {}): Promise<string> {
    const { site, upgrade, load = loadFunction, country = 'US', ...others } = parts;
    const next = await listenOnLoopback(0, {
      request: site ?? ((_, outgoing) => outgoing.end('site')),
      ...(upgrade === undefined ? {} : { upgrade }),
    });
    this.#open.push(next);
    const options = { sitePort: next.port, loadFunction: load, country: async () => country, ...others };
    const front = await listenOnLoopback(0, makeEdge(options));
    this.#open.push(front);
    return `http://127.0.0.1:${front.port}`;
  }

  /** Closes the site that was opened first. */
  async closeSite(): Promise<void> {
    await this.#open.shift()?.close();
  }

  async close(): Promise<void> {
    await Promise.all(this.#open.splice(0).map((server) => server.close()));
  }
}

/** A site that responds with the headers it received. */
export const echo = (incoming: IncomingMessage, outgoing: ServerResponse) =>
  outgoing.end(JSON.stringify(incoming.headers));
