import type { IncomingMessage } from 'node:http';

/** Lambda takes no larger request. */
const maxBodyBytes = 6 * 1024 * 1024;

/** The whole body, or null when it is larger than a function may receive. */
export async function readBody(incoming: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming) {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
