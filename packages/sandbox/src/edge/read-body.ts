import type { IncomingMessage } from 'node:http';

/** Lambda takes no larger request. */
const maxBodyBytes = 6 * 1024 * 1024;

/** The whole body, or null as soon as it is larger than a function may receive; the rest is not kept. */
export function readBody(incoming: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBodyBytes) resolve(null);
      else chunks.push(chunk);
    });
    incoming.on('end', () => resolve(Buffer.concat(chunks)));
    incoming.on('error', reject);
  });
}
