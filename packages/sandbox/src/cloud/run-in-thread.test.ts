import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SQSEvent } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runInThread, type ThreadedWorker } from './run-in-thread.ts';

const program = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ id, batch: { Records } }) => {
  const [{ body }] = Records;
  if (body === 'end') process.exit(3);
  else if (body === 'fail') parentPort.postMessage({ id, error: 'The table is away.' });
  else if (body === 'nonsense') parentPort.postMessage({ id, response: 7 });
  else setTimeout(() => parentPort.postMessage({ id, response: { batchItemFailures: [{ itemIdentifier: body }] } }), Number(body));
});
`;

let folder: string;
let worker: ThreadedWorker;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'thread-'));
  writeFileSync(join(folder, 'thread.mjs'), program);
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => worker.close());

const open = () => {
  worker = runInThread(pathToFileURL(join(folder, 'thread.mjs')));
  return worker;
};

function batchOf(body: string): SQSEvent {
  const attributes = {
    ApproximateReceiveCount: '1',
    SentTimestamp: '0',
    SenderId: 'sandbox',
    ApproximateFirstReceiveTimestamp: '0',
  };
  const source = { eventSource: 'aws:sqs', eventSourceARN: 'arn', awsRegion: 'us-east-1', md5OfBody: '' };
  return {
    Records: [{ messageId: '1', receiptHandle: '1', body, attributes, messageAttributes: {}, ...source }],
  };
}

const failing = (body: string) => ({ batchItemFailures: [{ itemIdentifier: body }] });

describe('runInThread', () => {
  it('gives each of several calls its own answer, in whichever order they come', async () => {
    const { call } = open();
    expect(await Promise.all(['30', '1'].map((body) => call(batchOf(body))))).toEqual(
      ['30', '1'].map(failing),
    );
  });

  it('rejects with the reason of the worker', async () => {
    await expect(open().call(batchOf('fail'))).rejects.toThrow('The table is away.');
  });

  it('rejects an answer that is none', async () => {
    await expect(open().call(batchOf('nonsense'))).rejects.toThrow('The worker returned 7.');
  });

  it('rejects the calls under way when the thread ends, and starts another with the next call', async () => {
    const { call } = open();
    const underWay = expect(call(batchOf('60000'))).rejects.toThrow('ended with code 3');
    await expect(call(batchOf('end'))).rejects.toThrow('ended with code 3');
    await underWay;
    expect(await call(batchOf('1'))).toEqual(failing('1'));
  });
});
