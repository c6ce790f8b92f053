import type { HttpRequest } from '@storefront/core/providers/http';
import { describe, expect, it } from 'vitest';
import type { Message } from '../queue/message.ts';
import { createSqsQueue } from './sqs-queue.ts';

const message: Message = { about: 'stock', inventoryItemId: '7' };
const url = 'https://sqs.us-east-2.amazonaws.com/000000000000/refresh';

function open(status: number) {
  const sent: HttpRequest[] = [];
  const queue = createSqsQueue({
    url,
    http: {
      async send(request) {
        sent.push(request);
        return { status, headers: new Headers(), text: '' };
      },
    },
    credentials: async () => ({ accessKeyId: 'AKID', secretAccessKey: 'secret' }),
    region: async () => 'us-east-2',
    clock: { now: () => Date.UTC(2026, 10, 21) },
  });
  return { queue, sent };
}

describe('createSqsQueue', () => {
  it('sends the message by the JSON protocol in a signed, repeatable request', async () => {
    const { queue, sent } = open(200);
    await queue.send(message, 3);
    expect(sent).toMatchObject([
      {
        provider: 'queue',
        method: 'POST',
        url: 'https://sqs.us-east-2.amazonaws.com/',
        isRepeatable: true,
        timeoutMs: 3_000,
      },
    ]);
    expect(sent[0]?.headers).toMatchObject({
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'AmazonSQS.SendMessage',
      authorization: expect.stringContaining('Credential=AKID/20261121/us-east-2/sqs/aws4_request'),
    });
    const body = JSON.parse(sent[0]?.body ?? '');
    expect(body).toEqual({ QueueUrl: url, MessageBody: JSON.stringify(message), DelaySeconds: 3 });
  });

  it('sends without a delay by default', async () => {
    const { queue, sent } = open(200);
    await queue.send(message);
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ DelaySeconds: 0 });
  });

  it('delivers failed messages again after the seconds given, ten in a request as SQS takes them', async () => {
    const { queue, sent } = open(200);
    await queue.retryAfter(
      4,
      Array.from({ length: 12 }, (_, at) => `receipt ${at}`),
    );
    expect(sent.map(({ headers }) => headers?.['x-amz-target'])).toEqual(
      Array(2).fill('AmazonSQS.ChangeMessageVisibilityBatch'),
    );
    // They are signed concurrently.
    const [first, second] = sent
      .map(({ body }) => JSON.parse(body ?? ''))
      .toSorted((one, other) => other.Entries.length - one.Entries.length);
    expect(first.QueueUrl).toBe(url);
    expect(first.Entries).toHaveLength(10);
    expect(second.Entries).toEqual([
      { Id: '10', ReceiptHandle: 'receipt 10', VisibilityTimeout: 4 },
      { Id: '11', ReceiptHandle: 'receipt 11', VisibilityTimeout: 4 },
    ]);
  });

  it.each([400, 403, 500])('rejects for the status %i', async (status) => {
    const refused = {
      code: 'queue-refused',
      kind: 'outside',
      say: expect.stringContaining(`returned ${status}`),
    };
    const { queue } = open(status);
    await expect(queue.send(message)).rejects.toMatchObject(refused);
    await expect(queue.retryAfter(1, ['one'])).rejects.toMatchObject(refused);
  });
});
