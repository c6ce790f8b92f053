import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';

export interface Copies {
  /** Origins of the site as it is and of its copy without scripts, without trailing slashes. */
  whole: string;
  bare: string;
  close: () => void;
}

/** A connection that all answers share evenly. */
export interface Line {
  latencyMs: number;
  bytesPerSecond: number;
}

/**
 * Serves a site twice, so that both copies come the same way and differ in nothing but the scripts of documents: over a
 * line, or as fast as the machine can.
 */
export async function serveCopies(siteUrl: string, line?: Line): Promise<Copies> {
  const carry = line ? onLine(line) : (body: Readable) => body;
  const servers = [false, true].map((isBare) =>
    createServer((incoming, outgoing) => pass(siteUrl, isBare, incoming, outgoing, carry)),
  );
  const [whole = '', bare = ''] = await Promise.all(
    servers.map(async (server) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      server.listen(0, '127.0.0.1', resolve);
      await promise;
      const address = server.address();
      return `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
    }),
  );
  const close = () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  };
  return { whole, bare, close };
}

type Carry = (body: Readable) => Readable;

/** What is sent at once; whoever waits for the line gets it in turns. */
const PIECE_BYTES = 2_000;

function onLine({ latencyMs, bytesPerSecond }: Line): Carry {
  let freeAt = 0;
  async function* pieces(body: Readable): AsyncGenerator<Buffer> {
    await setTimeout(latencyMs);
    for await (const part of body) {
      for (let from = 0; from < part.length; from += PIECE_BYTES) {
        const piece = part.subarray(from, from + PIECE_BYTES);
        const now = performance.now();
        freeAt = Math.max(now, freeAt) + (piece.length / bytesPerSecond) * 1000;
        await setTimeout(freeAt - now);
        yield piece;
      }
    }
  }
  return (body) => Readable.from(pieces(body));
}

function pass(
  siteUrl: string,
  isBare: boolean,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  carry: Carry,
): void {
  const isDocument = incoming.headers['sec-fetch-dest'] === 'document';
  const { host } = new URL(siteUrl);
  const headers = { ...incoming.headers, host, ...(isDocument && { 'accept-encoding': 'identity' }) };
  const { method = 'GET', url = '/' } = incoming;
  const sent = request(new URL(url, siteUrl), { method, headers }, (response) => {
    if (!isDocument) {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      carry(response).pipe(outgoing);
      return;
    }
    const parts: Buffer[] = [];
    response.on('data', (part: Buffer) => parts.push(part));
    response.on('end', () => {
      const html = Buffer.concat(parts).toString('utf8');
      const body = compress(isBare ? withoutScripts(html) : html);
      const { 'transfer-encoding': _, ...rest } = response.headers;
      const length = { 'content-encoding': 'br', 'content-length': String(body.length) };
      outgoing.writeHead(response.statusCode ?? 502, { ...rest, ...length });
      carry(Readable.from([body])).pipe(outgoing);
    });
  });
  sent.on('error', () => outgoing.destroy());
  incoming.pipe(sent);
}

function compress(text: string): Buffer {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*\bsrc=[^>]*><\/script>/g, '')
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '');
}
