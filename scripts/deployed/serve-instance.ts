import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { toEdgeResponse } from '../../packages/sandbox/src/edge/to-edge-response.ts';
import { toEvent } from '../../packages/sandbox/src/edge/to-event.ts';
import { listenOnLoopback } from '../../packages/sandbox/src/http/listen-on-loopback.ts';
import { serverFolder } from './artefact.ts';

/**
 * One instance of the site's function: loads what Lambda loads and calls it. Reports its port to the process that
 * forked it. `--host` is the function's own address.
 */
const { values } = parseArgs({ options: { host: { type: 'string', default: '127.0.0.1' } } });

const { handler }: { handler?: unknown } = await import(
  pathToFileURL(join(serverFolder, 'storefront.mjs')).href
);
if (typeof handler !== 'function') throw new Error('The artefact exports no function "handler".');
const call = handler;

const { port } = await listenOnLoopback(0, {
  request: async (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    try {
      const body = Buffer.concat(await incoming.toArray());
      const event = toEvent({ method, url, headers, body, sourceIp: '127.0.0.1', at: Date.now() });
      event.requestContext.domainName = values.host;
      const response = toEdgeResponse(await call(event));
      outgoing.writeHead(response.status, response.headers);
      outgoing.end(method === 'HEAD' ? undefined : response.body);
    } catch (error) {
      console.error(`${method} ${url}:`, error);
      outgoing.writeHead(500).end();
    }
  },
});
process.send?.({ port });
process.on('disconnect', () => process.exit());
