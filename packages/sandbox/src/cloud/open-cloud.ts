import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { fromThisMachine } from '../desk/from-this-machine.ts';
import { listenOnLoopback } from '../http/listen-on-loopback.ts';
import { clearTable } from './clear-table.ts';
import type { QueueWorker } from './load-worker.ts';
import { type LocalQueue, makeLocalQueue } from './local-queue.ts';
import { runInThread } from './run-in-thread.ts';
import { sqsServer } from './sqs-server.ts';
import { storeMessages, takeStoredMessages } from './stored-messages.ts';
import { createTable, Tables } from './tables.ts';

export interface CloudOptions {
  /** 0 takes a free one. */
  port: number;
  table?: string;
  /** The function of the queue; by default the shop's own, in a thread. */
  worker?: QueueWorker;
  /** After so many tries a message is dead; by default as in the cloud. */
  tries?: number;
  /** Folder in which table and queue survive a restart; in memory without one. */
  stateDir?: string;
}

export interface Cloud {
  /** URL of DynamoDB and SQS, without a trailing slash. */
  url: string;
  queue: LocalQueue;
  /** Goes on with the table in memory, for a disk that takes no more. */
  continueInMemory(cause: unknown): Promise<void>;
  close(): Promise<void>;
}

/**
 * AWS as far as the shop needs it, on one port: DynamoDB with the cache's table, and the queue with the shop's
 * worker behind it. The header `x-amz-target` selects the service; `GET /sandbox/queue` returns how many messages
 * are unfinished and dead, and the dead ones themselves, `POST /sandbox/reset` deletes what is stored about the world before a reset.
 */
export async function openCloud(options: CloudOptions): Promise<Cloud> {
  const { port, table = 'storefront-cache', tries, stateDir } = options;
  const { call: worker, close: closeWorker } =
    options.worker === undefined ? runInThread() : { call: options.worker, close: async () => {} };
  const queue = makeLocalQueue({ worker, ...(tries !== undefined && { tries }) });
  const handleQueue = getRequestListener(sqsServer(queue));
  const control = new Hono().basePath('/sandbox').use(fromThisMachine);
  control.get('/queue', (context) =>
    context.json({
      unfinished: queue.unfinished().length,
      dead: queue.dead.length,
      deadLetters: queue.dead,
    }),
  );
  control.post('/reset', async (context) => {
    queue.forget();
    await clearTable(url, table);
    return context.json({ done: true });
  });
  const handleControl = getRequestListener(control.fetch);
  const tables = new Tables(stateDir ?? null);
  const loopback = await listenOnLoopback(port, {
    request: (incoming, outgoing) => {
      const isForQueue = String(incoming.headers['x-amz-target']).startsWith('AmazonSQS.');
      if (isForQueue) void handleQueue(incoming, outgoing);
      else if (incoming.url?.startsWith('/sandbox/')) void handleControl(incoming, outgoing);
      else tables.handle(incoming, outgoing);
    },
  });
  const url: string = `http://127.0.0.1:${loopback.port}`;
  await createTable(url, table);
  if (stateDir !== undefined) for (const body of takeStoredMessages(stateDir)) queue.send(body);
  return {
    url,
    queue,
    continueInMemory: (cause) => tables.continueInMemory(url, table, cause),
    close: async () => {
      if (stateDir !== undefined) storeMessages(stateDir, queue.unfinished());
      await loopback.close();
      await closeWorker();
    },
  };
}
