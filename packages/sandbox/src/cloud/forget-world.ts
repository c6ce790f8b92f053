import { callTables } from './call-tables.ts';

/** A key as DynamoDB writes it. */
interface Key {
  pk: { S: string };
  sk: { S: string };
}

interface Scanned {
  keys: Key[];
  /** Where the next part begins; null at the end. */
  next: unknown;
}

/** Which pages show what: the site goes on serving the pages that it made, and webhooks must find them. */
const isAboutPages = /^(?:pages|tag)\./;

/** What DynamoDB deletes at once. */
const MOST_AT_ONCE = 25;

/** Empties the cache's table of what was learnt from the outside world; the index of pages stays. */
export async function forgetWorld(url: string, table: string): Promise<void> {
  let next: unknown = null;
  do {
    const scanned = await scan(url, table, next);
    const keys = scanned.keys.filter(({ pk }) => !isAboutPages.test(pk.S));
    for (let at = 0; at < keys.length; at += MOST_AT_ONCE) {
      const deletions = keys.slice(at, at + MOST_AT_ONCE).map((Key) => ({ DeleteRequest: { Key } }));
      await callTables(url, 'BatchWriteItem', { RequestItems: { [table]: deletions } });
    }
    next = scanned.next;
  } while (next !== null);
}

async function scan(url: string, table: string, from: unknown): Promise<Scanned> {
  const start = from === null ? {} : { ExclusiveStartKey: from };
  const answer = await callTables(url, 'Scan', {
    TableName: table,
    ProjectionExpression: 'pk, sk',
    ...start,
  });
  const { Items, LastEvaluatedKey } = Object(answer);
  return { keys: Items, next: LastEvaluatedKey ?? null };
}
