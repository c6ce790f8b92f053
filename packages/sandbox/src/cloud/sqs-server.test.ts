import { expect, it } from 'vitest';
import { makeLocalQueue } from './local-queue.ts';
import { sqsServer } from './sqs-server.ts';

function open() {
  const receipts: string[] = [];
  const held = Promise.withResolvers<void>();
  const queue = makeLocalQueue({
    windowMs: 0,
    worker: async ({ Records }) => {
      receipts.push(...Records.map(({ receiptHandle }) => receiptHandle));
      await held.promise;
      return { batchItemFailures: [] };
    },
  });
  const server = sqsServer(queue);
  async function call(action: string, body: object) {
    const headers = { 'x-amz-target': `AmazonSQS.${action}`, authorization: 'AWS4-HMAC-SHA256 Credential=x' };
    const request = new Request('http://localhost/', { method: 'POST', headers, body: JSON.stringify(body) });
    const response = await server(request);
    return { status: response.status, body: await response.json() };
  }
  return { queue, receipts, call, end: held.resolve };
}

it('changes when messages that are being handled are delivered again, and names those that are not', async () => {
  const { receipts, call, end } = open();
  await call('SendMessage', { QueueUrl: 'q', MessageBody: 'a' });
  await expect.poll(() => receipts.length).toBe(1);
  const { status, body } = await call('ChangeMessageVisibilityBatch', {
    QueueUrl: 'q',
    Entries: [
      { Id: '0', ReceiptHandle: receipts[0], VisibilityTimeout: 4 },
      { Id: '1', ReceiptHandle: 'of nothing', VisibilityTimeout: 4 },
    ],
  });
  end();
  expect([status, body]).toEqual([
    200,
    { Successful: [{ Id: '0' }], Failed: [{ Id: '1', SenderFault: true, Code: 'MessageNotInflight' }] },
  ]);
});

const entry = { Id: '0', ReceiptHandle: 'one', VisibilityTimeout: 1 };

it.each([
  ['SendMessage', { MessageBody: 'a' }],
  ['SendMessage', { QueueUrl: 'q', MessageBody: 'a', DelaySeconds: 901 }],
  ['ChangeMessageVisibilityBatch', { QueueUrl: 'q' }],
  ['ChangeMessageVisibilityBatch', { QueueUrl: 'q', Entries: [] }],
  ['ChangeMessageVisibilityBatch', { QueueUrl: 'q', Entries: Array(11).fill(entry) }],
  ['ChangeMessageVisibilityBatch', { QueueUrl: 'q', Entries: [{ ...entry, VisibilityTimeout: 43_201 }] }],
  ['ChangeMessageVisibilityBatch', { QueueUrl: 'q', Entries: [{ ...entry, VisibilityTimeout: 0.5 }] }],
  ['ChangeMessageVisibilityBatch', { QueueUrl: 'q', Entries: ['one'] }],
  ['DeleteQueue', { QueueUrl: 'q' }],
])('refuses %s with %j', async (action, body) => {
  expect((await open().call(action, body)).status).toBe(400);
});
