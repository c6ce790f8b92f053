import { callDynamo } from './call-dynamo.ts';

/** A key in DynamoDB's JSON. */
interface Key {
  pk: { S: string };
  sk: { S: string };
}

interface ScanResult {
  keys: Key[];
  /** Where the next page of the scan starts; null at the end. */
  next: unknown;
}

/** The index of pages stays, because the site still serves its pages and webhooks must find them. */
const isAboutPages = /^(?:pages|tag)\./;

/** DynamoDB's limit for one batch. */
const BATCH_SIZE = 25;

/** Deletes what the cache's table stores about the world; the index of pages stays. */
export async function clearTable(url: string, table: string): Promise<void> {
  let next: unknown = null;
  do {
    const scanned = await scan(url, table, next);
    const keys = scanned.keys.filter(({ pk }) => !isAboutPages.test(pk.S));
    for (let at = 0; at < keys.length; at += BATCH_SIZE) {
      const deletions = keys.slice(at, at + BATCH_SIZE).map((Key) => ({ DeleteRequest: { Key } }));
      await callDynamo(url, 'BatchWriteItem', { RequestItems: { [table]: deletions } });
    }
    next = scanned.next;
  } while (next !== null);
}

async function scan(url: string, table: string, from: unknown): Promise<ScanResult> {
  const start = from === null ? {} : { ExclusiveStartKey: from };
  const response = await callDynamo(url, 'Scan', {
    TableName: table,
    ProjectionExpression: 'pk, sk',
    ...start,
  });
  const { Items, LastEvaluatedKey } = Object(response);
  return { keys: Items, next: LastEvaluatedKey ?? null };
}
