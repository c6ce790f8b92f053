import { type Clock, systemClock } from '@storefront/core/clock';
import { Fault } from '@storefront/core/fault';
import type { Http } from '@storefront/core/providers/http';
import type { Queue } from '../queue/queue.ts';
import { type AwsCredentials, signRequest } from './sign-request.ts';

export interface SqsQueueOptions {
  /** The queue's URL; requests go to its origin. */
  url: string;
  http: Pick<Http, 'send'>;
  credentials: () => Promise<AwsCredentials>;
  region: () => Promise<string>;
  clock?: Clock;
}

const TIMEOUT_MS = 3_000;
/** What SQS takes in one request. */
const BATCH_SIZE = 10;

/** A queue of Amazon SQS, by its JSON protocol. A message may arrive twice, so a failed request is repeated. */
export function createSqsQueue(options: SqsQueueOptions): Queue {
  const { url, http, credentials, region, clock = systemClock } = options;

  async function call(action: string, input: object): Promise<void> {
    const request = {
      method: 'POST',
      url: `${new URL(url).origin}/`,
      headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `AmazonSQS.${action}` },
      body: JSON.stringify({ QueueUrl: url, ...input }),
    };
    const scope = {
      credentials: await credentials(),
      region: await region(),
      service: 'sqs',
      at: clock.now(),
    };
    const { status } = await http.send({
      ...request,
      headers: await signRequest(request, scope),
      provider: 'queue',
      isRepeatable: true,
      timeoutMs: TIMEOUT_MS,
    });
    if (status !== 200) {
      const say = `The queue returned ${status}: check REFRESH_QUEUE_URL and our right to send to it.`;
      throw new Fault({ code: 'queue-refused', kind: 'outside', say });
    }
  }

  return {
    send: (message, delayS = 0) =>
      call('SendMessage', { MessageBody: JSON.stringify(message), DelaySeconds: delayS }),
    async retryAfter(delayS, receiptHandles) {
      const entries = receiptHandles.map((ReceiptHandle, at) => ({
        Id: String(at),
        ReceiptHandle,
        VisibilityTimeout: delayS,
      }));
      const batches = Array.from({ length: Math.ceil(entries.length / BATCH_SIZE) }, (_, at) =>
        entries.slice(at * BATCH_SIZE, (at + 1) * BATCH_SIZE),
      );
      await Promise.all(batches.map((Entries) => call('ChangeMessageVisibilityBatch', { Entries })));
    },
  };
}
