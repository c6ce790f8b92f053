import { createHash } from 'node:crypto';
import type { SandboxServer } from '../world/world.ts';
import type { LocalQueue } from './local-queue.ts';

type Action = (queue: LocalQueue, request: object) => object | null;

const actions: Readonly<Record<string, Action>> = {
  'AmazonSQS.SendMessage': sendMessage,
  'AmazonSQS.ChangeMessageVisibilityBatch': changeVisibility,
};

/** SQS by its JSON protocol, as far as the shop needs it. The signature is not verified. */
export function sqsServer(queue: LocalQueue): SandboxServer {
  return async (request) => {
    const target = request.headers.get('x-amz-target') ?? 'this';
    const action = Object.hasOwn(actions, target) ? actions[target] : undefined;
    if (action === undefined) {
      return refuse('UnsupportedOperation', `The queue's double does not know ${target}.`);
    }
    if (!request.headers.get('authorization')?.startsWith('AWS4-HMAC-SHA256 ')) {
      return refuse('MissingAuthenticationToken', 'The request is not signed.');
    }
    const body: unknown = await request.json().catch(() => null);
    const hasQueue = typeof body === 'object' && body !== null && 'QueueUrl' in body;
    const response = hasQueue ? action(queue, body) : null;
    if (response === null)
      return refuse('MissingParameter', `${target} lacks parameters, or they are invalid.`);
    return Response.json(response, { headers: { 'content-type': 'application/x-amz-json-1.0' } });
  };
}

function sendMessage(queue: LocalQueue, request: object): object | null {
  const message = messageOf(request);
  if (message === null) return null;
  return {
    MessageId: queue.send(message.body, message.delayMs),
    MD5OfMessageBody: createHash('md5').update(message.body).digest('hex'),
  };
}

/** The longest that SQS hides a message: twelve hours. */
const MAX_VISIBILITY_S = 43_200;

function changeVisibility(queue: LocalQueue, request: object): object | null {
  if (!('Entries' in request) || !Array.isArray(request.Entries)) return null;
  const entries = request.Entries.map(visibilityOf);
  if (entries.length === 0 || entries.length > 10 || entries.some((entry) => entry === null)) return null;
  const outcomes = entries.flatMap((entry) =>
    entry === null ? [] : [{ Id: entry.id, isKnown: queue.retryAfter(entry.receiptHandle, entry.delayMs) }],
  );
  return {
    Successful: outcomes.filter(({ isKnown }) => isKnown).map(({ Id }) => ({ Id })),
    Failed: outcomes
      .filter(({ isKnown }) => !isKnown)
      .map(({ Id }) => ({ Id, SenderFault: true, Code: 'MessageNotInflight' })),
  };
}

function visibilityOf(entry: unknown): { id: string; receiptHandle: string; delayMs: number } | null {
  if (typeof entry !== 'object' || entry === null || !('Id' in entry) || !('ReceiptHandle' in entry))
    return null;
  const delayS = 'VisibilityTimeout' in entry ? Number(entry.VisibilityTimeout) : Number.NaN;
  if (!Number.isInteger(delayS) || delayS < 0 || delayS > MAX_VISIBILITY_S) return null;
  return { id: String(entry.Id), receiptHandle: String(entry.ReceiptHandle), delayMs: delayS * 1_000 };
}

function messageOf(request: object): { body: string; delayMs: number } | null {
  if (!('MessageBody' in request) || typeof request.MessageBody !== 'string') return null;
  const delayS = 'DelaySeconds' in request ? Number(request.DelaySeconds) : 0;
  const isPossible = request.MessageBody !== '' && delayS >= 0 && delayS <= 900;
  return isPossible ? { body: request.MessageBody, delayMs: delayS * 1_000 } : null;
}

function refuse(code: string, message: string): Response {
  return Response.json({ __type: `com.amazonaws.sqs#${code}`, message }, { status: 400 });
}
