import { randomUUID } from 'node:crypto';
import { MAX_RECEIVES } from '@storefront/core/refresh-queue';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';

export interface LocalQueueOptions {
  /** The Lambda function of the queue. */
  worker: (batch: SQSEvent) => Promise<SQSBatchResponse>;
  /** Longest wait for a batch, in milliseconds, and its largest size. */
  windowMs?: number;
  batchSize?: number;
  /** Concurrent calls of the worker. */
  atOnce?: number;
  /** A message is dead after so many tries, and waits so long between two unless `retryAfter` says otherwise. */
  tries?: number;
  retryAfterMs?: number;
}

export interface LocalQueue {
  /** Returns the message's id. */
  send(body: string, delayMs?: number): string;
  /** Delivers a message that is being handled again after so long, if it fails. False for an unknown one. */
  retryAfter(receiptHandle: string, delayMs: number): boolean;
  /** Drops all messages, dead ones too. Running work continues, and its messages are not delivered again. */
  forget(): void;
  /** Bodies of messages that failed too often. */
  readonly dead: readonly string[];
  /** Bodies of messages that wait or are being handled. */
  unfinished(): string[];
  /** Resolves when no message waits or is being handled. */
  idle(): Promise<void>;
}

interface Message {
  id: string;
  body: string;
  received: number;
  /** Milliseconds since the epoch; null until it is received. */
  firstReceivedAt: number | null;
  sentAt: number;
  retryAfterMs: number;
}

/** An SQS queue with its Lambda function, in this process: delivers at least once, in no guaranteed order. */
export function makeLocalQueue(options: LocalQueueOptions): LocalQueue {
  const { worker, windowMs = 100, batchSize = 100, atOnce = 5 } = options;
  const { tries = MAX_RECEIVES, retryAfterMs = 30_000 } = options;
  const waiting: Message[] = [];
  const dead: string[] = [];
  let isScheduled = false;
  let calls = 0;
  const handled = new Map<string, Message>();
  const unfinished = new Map<string, string>();
  let listeners: (() => void)[] = [];

  function scheduleDelivery(): void {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => {
      isScheduled = false;
      while (waiting.length > 0 && calls < atOnce) void deliver(waiting.splice(0, batchSize));
    }, windowMs);
  }

  async function deliver(batch: Message[]): Promise<void> {
    calls += 1;
    for (const message of batch) {
      message.received += 1;
      message.firstReceivedAt ??= Date.now();
      message.retryAfterMs = retryAfterMs;
      handled.set(message.id, message);
    }
    const failed = await callWorker(batch);
    calls -= 1;
    for (const message of batch) {
      handled.delete(message.id);
      if (!failed.has(message.id)) finish(message);
      else if (message.received >= tries) {
        if (unfinished.has(message.id)) dead.push(message.body);
        finish(message);
      } else setTimeout(() => requeue(message), message.retryAfterMs);
    }
    if (waiting.length > 0) scheduleDelivery();
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

  function requeue(message: Message): void {
    if (!unfinished.has(message.id)) return;
    waiting.push(message);
    scheduleDelivery();
  }

  function finish({ id }: Message): void {
    unfinished.delete(id);
    if (unfinished.size === 0) notifyIdle();
  }

  function notifyIdle(): void {
    for (const listener of listeners) listener();
    listeners = [];
  }

  return {
    dead,
    unfinished: () => [...unfinished.values()],
    send(body, delayMs = 0) {
      const message = {
        ...{ id: randomUUID(), body, received: 0, firstReceivedAt: null },
        ...{ sentAt: Date.now(), retryAfterMs },
      };
      unfinished.set(message.id, body);
      if (delayMs > 0) setTimeout(() => requeue(message), delayMs);
      else requeue(message);
      return message.id;
    },
    retryAfter(receiptHandle, delayMs) {
      const message = handled.get(receiptHandle);
      if (message !== undefined) message.retryAfterMs = delayMs;
      return message !== undefined;
    },
    forget() {
      waiting.length = 0;
      dead.length = 0;
      unfinished.clear();
      notifyIdle();
    },
    idle: () =>
      unfinished.size === 0 ? Promise.resolve() : new Promise((resolve) => listeners.push(() => resolve())),
  };
}

function toRecord({ id, body, received, firstReceivedAt, sentAt }: Message): SQSRecord {
  return {
    messageId: id,
    receiptHandle: id,
    body,
    attributes: {
      ApproximateReceiveCount: String(received),
      SentTimestamp: String(sentAt),
      SenderId: 'sandbox',
      ApproximateFirstReceiveTimestamp: String(firstReceivedAt ?? sentAt),
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:refresh',
    awsRegion: 'us-east-1',
  };
}
