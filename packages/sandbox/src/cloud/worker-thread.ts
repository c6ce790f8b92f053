import { parentPort } from 'node:worker_threads';
import type { SQSEvent } from 'aws-lambda';
import { loadWorker } from './load-worker.ts';
import type { WorkerAnswer } from './run-in-thread.ts';

/** The thread of `run-in-thread.ts`. */
const call = loadWorker();

parentPort?.on('message', ({ id, batch }: { id: number; batch: SQSEvent }) => {
  const answer = (rest: Omit<WorkerAnswer, 'id'>) => parentPort?.postMessage({ id, ...rest });
  call(batch).then(
    (response) => answer({ response }),
    (error: unknown) =>
      answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
