import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { Clock } from '../clock.ts';
import { Fault } from '../fault.ts';
import {
  type CacheEntry,
  type CacheKey,
  type CacheStore,
  EXPIRY_STORED_S,
  entryBytes,
  MAX_ENTRY_BYTES,
  tooLarge,
} from './store.ts';

export interface DynamoStoreOptions {
  table: string;
  clock: Clock;
  /** Without one the region, the credentials and another endpoint come from AWS's own variables. */
  client?: DynamoDBClient;
}

/** A slower cache is no help. */
const TIMEOUT_MS = 2_000;

/** A client that gives up early, so that a failing table does not delay requests. */
export function openDynamo(): DynamoDBClient {
  return new DynamoDBClient({
    maxAttempts: 2,
    requestHandler: { requestTimeout: TIMEOUT_MS, throwOnRequestTimeout: true },
  });
}

/**
 * The cache's table in DynamoDB: `pk`, `sk`, `v` (JSON text, or a number for counters), `staleAt`,
 * `expiresAt`, and `expiredAt` (milliseconds) where a change expired it. Values are text because that is what
 * the size limit counts.
 */
export function createDynamoStore({ table, clock, client = openDynamo() }: DynamoStoreOptions): CacheStore {
  const documents = DynamoDBDocumentClient.from(client);
  const nowS = () => Math.floor(clock.now() / 1_000);

  async function guard<Result>(call: () => Promise<Result>): Promise<Result> {
    try {
      return await call();
    } catch (cause) {
      throw toFault(cause, table);
    }
  }

  /** False when the condition did not hold. */
  async function holds(call: () => Promise<unknown>): Promise<boolean> {
    try {
      await call();
      return true;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    }
  }

  function toItem(key: CacheKey, { value, staleAt, expiresAt }: CacheEntry): Record<string, unknown> {
    if (entryBytes(value) > MAX_ENTRY_BYTES) throw tooLarge(key);
    return { pk: key.pk, sk: key.sk, v: JSON.stringify(value), staleAt, expiresAt };
  }

  function toEntry(item: Record<string, unknown> | undefined): CacheEntry | null {
    const entry = item && readItem(item);
    return entry && entry.expiresAt > nowS() ? entry : null;
  }

  /** Writes the entry and keeps the item's `expiredAt`; false when the condition did not hold. */
  function putEntry(key: CacheKey, entry: CacheEntry, condition: string, than: Record<string, number>) {
    const { pk, sk, v, staleAt, expiresAt } = toItem(key, entry);
    const update = new UpdateCommand({
      TableName: table,
      Key: { pk, sk },
      UpdateExpression: 'SET v = :v, staleAt = :staleAt, expiresAt = :expiresAt',
      ConditionExpression: condition,
      ExpressionAttributeValues: { ':v': v, ':staleAt': staleAt, ':expiresAt': expiresAt, ...than },
    });
    return guard(() => holds(() => documents.send(update)));
  }

  return {
    read: (key) =>
      guard(async () => {
        const { pk, sk } = key;
        const get = new GetCommand({ TableName: table, Key: { pk, sk }, ConsistentRead: true });
        return toEntry((await documents.send(get)).Item);
      }),
    async write(key, entry, begunAt) {
      if (begunAt !== undefined) {
        const isCurrent = 'attribute_not_exists(expiredAt) OR expiredAt < :begunAt';
        if (await putEntry(key, entry, isCurrent, { ':begunAt': begunAt })) return;
        const isNoNewer = 'attribute_not_exists(v) OR staleAt = :zero OR expiresAt <= :now';
        await putEntry(key, { ...entry, staleAt: 0 }, isNoNewer, { ':zero': 0, ':now': nowS() });
        return;
      }
      const put = new PutCommand({ TableName: table, Item: toItem(key, entry) });
      await guard(() => documents.send(put));
    },
    async expire({ pk, sk }, at) {
      const update = new UpdateCommand({
        TableName: table,
        Key: { pk, sk },
        UpdateExpression: 'SET staleAt = :zero, expiredAt = :at, expiresAt = if_not_exists(expiresAt, :end)',
        ExpressionAttributeValues: { ':zero': 0, ':at': at, ':end': nowS() + EXPIRY_STORED_S },
      });
      await guard(() => documents.send(update));
    },
    claim(key, entry) {
      const put = new PutCommand({
        TableName: table,
        Item: toItem(key, entry),
        ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
        ExpressionAttributeValues: { ':now': nowS() },
      });
      return guard(() => holds(() => documents.send(put)));
    },
    async remove({ pk, sk }, onlyValue) {
      const condition = {
        ConditionExpression: 'v = :value',
        ExpressionAttributeValues: { ':value': JSON.stringify(onlyValue) },
      };
      const isFree = onlyValue === undefined;
      const remove = new DeleteCommand({ TableName: table, Key: { pk, sk }, ...(isFree ? {} : condition) });
      await guard(() => holds(() => documents.send(remove)));
    },
    count: ({ pk, sk }, expiresAt, many = 1) =>
      guard(async () => {
        const add = new UpdateCommand({
          TableName: table,
          Key: { pk, sk },
          UpdateExpression: 'SET staleAt = :end, expiresAt = :end ADD v :many',
          ExpressionAttributeValues: { ':end': expiresAt, ':many': many },
          ReturnValues: 'UPDATED_NEW',
        });
        return Number((await documents.send(add)).Attributes?.v);
      }),
    list: (pk) =>
      guard(async () => {
        const found: { sk: string; entry: CacheEntry }[] = [];
        let from: Record<string, unknown> | undefined;
        do {
          const query: QueryCommand = new QueryCommand({
            TableName: table,
            KeyConditionExpression: 'pk = :pk',
            ExpressionAttributeValues: { ':pk': pk },
            ConsistentRead: true,
            ExclusiveStartKey: from,
          });
          const { Items = [], LastEvaluatedKey } = await documents.send(query);
          for (const item of Items) {
            const entry = toEntry(item);
            if (entry !== null) found.push({ sk: String(item.sk), entry });
          }
          from = LastEvaluatedKey;
        } while (from !== undefined);
        return found;
      }),
  };
}

/** A call that the table cannot take is our own mistake, so that it does not count as an outage of the table. */
function toFault(cause: unknown, table: string): Fault {
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'ValidationException') {
    const say = `The cache's table ${table} cannot take this call: see the cause.`;
    return new Fault({ code: 'cache-call-invalid', kind: 'bug', say, cause });
  }
  const code = name === 'TimeoutError' ? 'cache-timeout' : 'cache-unavailable';
  const say = `The cache's table ${table} did not respond: check CACHE_TABLE, its region and our permissions.`;
  return new Fault({ code, kind: 'outside', say, cause });
}

/** Null for an item that no version of this file wrote. */
function readItem({ v, staleAt, expiresAt }: Record<string, unknown>): CacheEntry | null {
  if (typeof staleAt !== 'number' || typeof expiresAt !== 'number') return null;
  if (typeof v === 'number') return { value: v, staleAt, expiresAt };
  if (typeof v !== 'string') return null;
  try {
    return { value: JSON.parse(v), staleAt, expiresAt };
  } catch {
    return null;
  }
}
