import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';

/** The function of the queue. */
export type QueueWorker = (batch: SQSEvent) => Promise<SQSBatchResponse>;

/** Loads the shop's worker as Lambda does: by the path of its file, which exports `handler`. Loading starts at once. */
export function loadWorker(): QueueWorker {
  const file = new URL('../../../functions/src/queue/refresh.ts', import.meta.url);
  const loading: Promise<{ handler?: unknown }> = import(file.href);
  // The first call of the worker rejects with the reason.
  loading.catch(() => {});
  return async (batch) => {
    const { handler } = await loading;
    if (typeof handler !== 'function') throw new Error(`${file.pathname} exports no function "handler".`);
    return handler(batch);
  };
}
