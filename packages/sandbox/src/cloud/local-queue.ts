import { randomUUID } from 'node:crypto';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';

export interface LocalQueueOptions {
  /** The function that the queue calls. */
  worker: (batch: SQSEvent) => Promise<SQSBatchResponse>;
  /** Messages gather so long, or until there are so many. */
  windowMs?: number;
  batchSize?: number;
  /** Calls of the worker at one time. */
  atOnce?: number;
  /** A message that failed so often is dead; it waits so long between two tries. */
  tries?: number;
  retryAfterMs?: number;
}

export interface LocalQueue {
  /** Answers the message's id. */
  send(body: string, delayMs?: number): string;
  /** Drops all messages, dead ones too; what is being worked on goes on, but does not come back. */
  forget(): void;
  /** Messages that were tried too often, as they were sent. */
  readonly dead: readonly string[];
  /** Those that wait or are being worked on, as they were sent. */
  unfinished(): string[];
  /** Resolves when no message waits or is being worked on. */
  idle(): Promise<void>;
}

interface Message {
  id: string;
  body: string;
  received: number;
  sentAt: number;
}

/** A queue of SQS with its Lambda function behind it, in this process: at least once, in no promised order. */
export function makeLocalQueue(options: LocalQueueOptions): LocalQueue {
  const { worker, windowMs = 100, batchSize = 100, atOnce = 10, tries = 5, retryAfterMs = 1_000 } = options;
  const waiting: Message[] = [];
  const dead: string[] = [];
  let isGathering = false;
  let calls = 0;
  const unfinished = new Map<string, string>();
  let listeners: (() => void)[] = [];

  function gather(): void {
    if (isGathering) return;
    isGathering = true;
    setTimeout(() => {
      isGathering = false;
      while (waiting.length > 0 && calls < atOnce) void deliver(waiting.splice(0, batchSize));
    }, windowMs);
  }

  async function deliver(batch: Message[]): Promise<void> {
    calls += 1;
    for (const message of batch) message.received += 1;
    const failed = await callWorker(batch);
    calls -= 1;
    for (const message of batch) {
      if (!failed.has(message.id)) finish(message);
      else if (message.received >= tries) {
        if (unfinished.has(message.id)) dead.push(message.body);
        finish(message);
      } else setTimeout(() => comeBack(message), retryAfterMs);
    }
    if (waiting.length > 0) gather();
  }

  async function callWorker(batch: readonly Message[]): Promise<Set<string>> {
    try {
      const { batchItemFailures } = await worker({ Records: batch.map(toRecord) });
      return new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    } catch (error) {
      console.error('The worker of the queue threw:', error);
      return new Set(batch.map(({ id }) => id));
    }
  }

  function comeBack(message: Message): void {
    if (!unfinished.has(message.id)) return;
    waiting.push(message);
    gather();
  }

  function finish({ id }: Message): void {
    unfinished.delete(id);
    if (unfinished.size === 0) tellIdle();
  }

  function tellIdle(): void {
    for (const listener of listeners) listener();
    listeners = [];
  }

  return {
    dead,
    unfinished: () => [...unfinished.values()],
    send(body, delayMs = 0) {
      const message = { id: randomUUID(), body, received: 0, sentAt: Date.now() };
      unfinished.set(message.id, body);
      if (delayMs > 0) setTimeout(() => comeBack(message), delayMs);
      else comeBack(message);
      return message.id;
    },
    forget() {
      waiting.length = 0;
      dead.length = 0;
      unfinished.clear();
      tellIdle();
    },
    idle: () =>
      unfinished.size === 0 ? Promise.resolve() : new Promise((resolve) => listeners.push(() => resolve())),
  };
}

function toRecord({ id, body, received, sentAt }: Message): SQSRecord {
  return {
    messageId: id,
    receiptHandle: id,
    body,
    attributes: {
      ApproximateReceiveCount: String(received),
      SentTimestamp: String(sentAt),
      SenderId: 'sandbox',
      ApproximateFirstReceiveTimestamp: String(Date.now()),
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:refresh',
    awsRegion: 'us-east-1',
  };
}
