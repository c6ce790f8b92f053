import { createHash } from 'node:crypto';
import type { SandboxServer } from '../world/world.ts';
import type { LocalQueue } from './local-queue.ts';

/** SQS by its JSON protocol, as far as senders need it. The signature is not verified. */
export function sqsServer(queue: LocalQueue): SandboxServer {
  return async (request) => {
    const target = request.headers.get('x-amz-target');
    if (target !== 'AmazonSQS.SendMessage') {
      return refuse('UnsupportedOperation', `The queue's double does not know ${target ?? 'this'}.`);
    }
    if (!request.headers.get('authorization')?.startsWith('AWS4-HMAC-SHA256 ')) {
      return refuse('MissingAuthenticationToken', 'The request is not signed.');
    }
    const body: unknown = await request.json().catch(() => null);
    const message = messageOf(body);
    if (message === null) return refuse('MissingParameter', 'QueueUrl and MessageBody are required.');
    const response = {
      MessageId: queue.send(message.body, message.delayMs),
      MD5OfMessageBody: createHash('md5').update(message.body).digest('hex'),
    };
    return Response.json(response, { headers: { 'content-type': 'application/x-amz-json-1.0' } });
  };
}

function messageOf(request: unknown): { body: string; delayMs: number } | null {
  if (typeof request !== 'object' || request === null || !('QueueUrl' in request)) return null;
  if (!('MessageBody' in request) || typeof request.MessageBody !== 'string') return null;
  const delayS = 'DelaySeconds' in request ? Number(request.DelaySeconds) : 0;
  const isPossible = request.MessageBody !== '' && delayS >= 0 && delayS <= 900;
  return isPossible ? { body: request.MessageBody, delayMs: delayS * 1_000 } : null;
}

function refuse(code: string, message: string): Response {
  return Response.json({ __type: `com.amazonaws.sqs#${code}`, message }, { status: 400 });
}
