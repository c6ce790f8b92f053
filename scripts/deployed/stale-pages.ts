import { createHash, randomUUID } from 'node:crypto';

/** A message as Lambda gives it to a function that works a queue off. */
export interface QueuedRecord {
  messageId: string;
  body: string;
}

export interface StalePagesOptions {
  /** The worker of the queue: resolves to the messages that it could not handle. */
  work: (event: { Records: readonly QueuedRecord[] }) => Promise<{ batchItemFailures: readonly object[] }>;
  /** After so many tries a message is dead, as in `infra/site-server.ts`. */
  tries?: number;
  retryAfterMs?: number;
}

/** SQS drops messages with one id for so long. */
const DEDUPLICATED_MS = 300_000;

/** The queue of stale pages before its worker, by SQS's JSON protocol. */
export function stalePages({ work, tries = 3, retryAfterMs = 2_000 }: StalePagesOptions) {
  const sentAt = new Map<string, number>();
  const dead: string[] = [];
  const hosts = new Set<string>();
  let rebuilt = 0;

  async function deliver(record: QueuedRecord, tried: number): Promise<void> {
    const isDone = await work({ Records: [record] }).then(
      ({ batchItemFailures }) => batchItemFailures.length === 0,
      () => false,
    );
    if (isDone) rebuilt += 1;
    else if (tried < tries) setTimeout(() => void deliver(record, tried + 1), retryAfterMs).unref();
    else dead.push(String(Object(JSON.parse(record.body)).url));
  }

  async function receive(request: Request): Promise<Response> {
    const { MessageBody: text, MessageDeduplicationId: id } = Object(await request.json());
    const now = Date.now();
    const messageId = randomUUID();
    if (now - (sentAt.get(id) ?? 0) > DEDUPLICATED_MS) {
      sentAt.set(id, now);
      hosts.add(String(Object(JSON.parse(text)).host));
      void deliver({ messageId, body: text }, 1);
    }
    const body = { MessageId: messageId, MD5OfMessageBody: createHash('md5').update(text).digest('hex') };
    return Response.json(body, { headers: { 'content-type': 'application/x-amz-json-1.0' } });
  }

  return { receive, state: () => ({ rebuilt, dead, hosts: [...hosts] }) };
}
