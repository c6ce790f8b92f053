import { Worker } from 'node:worker_threads';
import type { SQSBatchResponse } from 'aws-lambda';
import type { QueueWorker } from './load-worker.ts';

export interface WorkerAnswer {
  id: number;
  response?: unknown;
  /** Why the call failed, with its stack. */
  error?: string;
}

export interface ThreadedWorker {
  /** Rejects as the worker does, and when its thread ends. */
  call: QueueWorker;
  close: () => Promise<void>;
}

/**
 * The shop's worker in a thread of its own, as Lambda runs it on a machine of its own: making the pages of many changes
 * must not slow the table down, on which the site waits. A thread that ends is started again with the next batch.
 */
export function runInThread(file: URL = new URL('./worker-thread.ts', import.meta.url)): ThreadedWorker {
  const waiting = new Map<number, PromiseWithResolvers<SQSBatchResponse>>();
  let thread: Worker | null = null;
  let lastId = 0;

  function open(): Worker {
    const opened = new Worker(file);
    opened.on('message', ({ id, response, error }: WorkerAnswer) => {
      const call = waiting.get(id);
      waiting.delete(id);
      if (error !== undefined) call?.reject(new Error(error));
      else if (isBatchResponse(response)) call?.resolve(response);
      else call?.reject(new Error(`The worker returned ${JSON.stringify(response)}.`));
    });
    const end = (reason: unknown) => {
      if (thread === opened) thread = null;
      for (const call of waiting.values()) call.reject(reason);
      waiting.clear();
    };
    opened.on('error', end);
    opened.on('exit', (code) => end(new Error(`The worker’s thread ended with code ${code}.`)));
    return opened;
  }

  return {
    call(batch) {
      thread ??= open();
      const call = Promise.withResolvers<SQSBatchResponse>();
      lastId += 1;
      waiting.set(lastId, call);
      thread.postMessage({ id: lastId, batch });
      return call.promise;
    },
    async close() {
      await thread?.terminate();
    },
  };
}

function isBatchResponse(value: unknown): value is SQSBatchResponse {
  return typeof value === 'object' && value !== null && 'batchItemFailures' in value;
}
