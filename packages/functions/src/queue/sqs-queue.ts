import { type Clock, systemClock } from '@storefront/core/clock';
import { Fault } from '@storefront/core/fault';
import type { Http } from '@storefront/core/providers/http';
import type { Queue } from './queue.ts';
import { type AwsCredentials, signRequest } from './sign-request.ts';

export interface SqsQueueOptions {
  /** The queue's own address; its origin is where it is asked. */
  url: string;
  http: Http;
  credentials: () => Promise<AwsCredentials>;
  region: () => Promise<string>;
  clock?: Clock;
}

const TIMEOUT_MS = 3_000;

/** A queue of Amazon SQS, in its JSON protocol. Sending twice is harmless, so that it is tried again. */
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
      const { host: _host, ...headers } = signRequest(request, scope);
      const { status } = await http.send({
        ...request,
        headers,
        provider: 'queue',
        isRead: true,
        timeoutMs: TIMEOUT_MS,
      });
      if (status !== 200) {
        const say = `The queue answered ${status}: check REFRESH_QUEUE_URL and our right to send to it.`;
        throw new Fault({ code: 'queue-refused', kind: 'outside', say });
      }
    },
  };
}
