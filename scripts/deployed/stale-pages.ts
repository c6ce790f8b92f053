import { createHash, randomUUID } from 'node:crypto';

export interface StalePagesOptions {
  /** Has the site rebuild a page; false when it could not. */
  rebuild: (path: string) => Promise<boolean>;
  /** After so many tries a message is dead, as in `infra/site-server.ts`. */
  tries?: number;
  retryAfterMs?: number;
}

/** SQS drops messages with one id for so long. */
const DEDUPLICATED_MS = 300_000;

/** The queue of stale pages with its worker, by SQS's JSON protocol. */
export function stalePages({ rebuild, tries = 3, retryAfterMs = 2_000 }: StalePagesOptions) {
  const sentAt = new Map<string, number>();
  const dead: string[] = [];
  const hosts = new Set<string>();
  let rebuilt = 0;

  async function deliver(path: string, tried: number): Promise<void> {
    const isDone = await rebuild(path).catch(() => false);
    if (isDone) rebuilt += 1;
    else if (tried < tries) setTimeout(() => void deliver(path, tried + 1), retryAfterMs).unref();
    else dead.push(path);
  }

  async function receive(request: Request): Promise<Response> {
    const { MessageBody: text, MessageDeduplicationId: id } = Object(await request.json());
    const now = Date.now();
    if (now - (sentAt.get(id) ?? 0) > DEDUPLICATED_MS) {
      sentAt.set(id, now);
      const { host, url } = Object(JSON.parse(text));
      hosts.add(String(host));
      void deliver(String(url), 1);
    }
    const body = { MessageId: randomUUID(), MD5OfMessageBody: createHash('md5').update(text).digest('hex') };
    return Response.json(body, { headers: { 'content-type': 'application/x-amz-json-1.0' } });
  }

  return { receive, state: () => ({ rebuilt, dead, hosts: [...hosts] }) };
}
