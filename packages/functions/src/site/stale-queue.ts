import { Fault } from '@storefront/core/fault';
import type { Http } from '@storefront/core/providers/http';
import { type SignatureScope, signRequest } from '../aws/sign-request.ts';

export interface StaleQueueOptions {
  /** The queue's URL, requested for each message; requests go to its origin. */
  url: () => string;
  http: Pick<Http, 'send'>;
  scope: () => SignatureScope;
}

/** What OpenNext calls where a visitor was served a stale page. */
export interface StaleQueue {
  name: string;
  send: (message: {
    MessageBody: object;
    MessageDeduplicationId: string;
    MessageGroupId: string;
  }) => Promise<void>;
}

/** The visitor waits for it: without a message nobody has the page made anew. */
const TIMEOUT_MS = 3_000;

/** The queue of stale pages in SQS, by its JSON protocol, without AWS's client. Rejects with a `Fault` (outside). */
export function createStaleQueue({ url, http, scope }: StaleQueueOptions): StaleQueue {
  return {
    // Next's own files recognise the queue by this name.
    name: 'sqs',
    async send({ MessageBody, ...others }) {
      const queue = url();
      const request = {
        method: 'POST',
        url: `${new URL(queue).origin}/`,
        headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.SendMessage' },
        body: JSON.stringify({ QueueUrl: queue, MessageBody: JSON.stringify(MessageBody), ...others }),
      };
      const headers = await signRequest(request, scope());
      // The same message twice is one: the queue compares their ids.
      const { status } = await http.send({
        ...{ ...request, headers, provider: 'stale-pages' },
        ...{ isRepeatable: true, timeoutMs: TIMEOUT_MS },
      });
      if (status === 200) return;
      const say = `The queue of stale pages returned ${status}: check the function's right to send to it.`;
      throw new Fault({ code: 'stale-pages-refused', kind: 'outside', say });
    },
  };
}
