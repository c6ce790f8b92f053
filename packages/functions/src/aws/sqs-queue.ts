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

/** A queue of Amazon SQS, by its JSON protocol. A message may arrive twice, so a failed request is repeated. */
export function createSqsQueue(options: SqsQueueOptions): Queue {
  const { url, http, credentials, region, clock = systemClock } = options;
  return {
    async send(message, delayS = 0) {
      const MessageBody = JSON.stringify(message);
      const body = JSON.stringify({ QueueUrl: url, MessageBody, DelaySeconds: delayS });
      const request = {
        method: 'POST',
        url: `${new URL(url).origin}/`,
        headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.SendMessage' },
        body,
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
    },
  };
}
