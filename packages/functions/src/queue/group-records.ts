import type { SQSRecord } from 'aws-lambda';
import { type Message, messageSchema } from './message.ts';

/**
 * Messages with the same subject are handled once, by the newest of them. Of two that refresh one page only one is the
 * page's own: the other is dropped when it is handled, so it must not stand for both.
 */
export function subjectOf(body: string): string {
  const message = readMessage(body);
  if (message === null) return body;
  if (message.about === 'page') return `page ${message.path} ${message.id}`;
  return 'id' in message ? `${message.about} ${message.id}` : JSON.stringify(message);
}

/** What each change is about; messages that refresh a page, and those that were delivered before, are no changes. */
export function changeKinds(records: readonly SQSRecord[]): string[] {
  return records
    .filter((record) => timesReceived(record) === 1)
    .map(({ body }) => readMessage(body)?.about)
    .filter((about) => about !== undefined && about !== 'page');
}

/** Throws for a message that is not one of ours. */
export function newestOf(records: readonly SQSRecord[]): Message {
  const messages = records.map(({ body }) => messageSchema.parse(JSON.parse(body)));
  return messages.reduce((newest, message) => (isNewer(message, newest) ? message : newest));
}

/** A deletion has no version and counts as the newest. */
function isNewer(one: Message, other: Message): boolean {
  if (!('version' in one) || !('version' in other)) return true;
  return timeOf(one.version) >= timeOf(other.version);
}

function timeOf(version: string | null): number {
  return version === null ? Number.POSITIVE_INFINITY : Date.parse(version);
}

function readMessage(body: string): Message | null {
  try {
    return messageSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

/** How often the queue has delivered it, this time included. */
export function timesReceived({ attributes }: SQSRecord): number {
  return Number(attributes.ApproximateReceiveCount);
}
