import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  ProvisionedThroughputExceededException,
} from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, describe, expect, it } from 'vitest';
import { fixedClock } from '../clock.ts';
import { createDynamoStore, openDynamo } from './dynamo-store.ts';

const aws = mockClient(DynamoDBDocumentClient);
const clock = fixedClock('2026-11-21T12:00:00Z');
const now = clock.now() / 1_000;
const store = createDynamoStore({
  table: 'cache',
  clock,
  client: new DynamoDBClient({ region: 'us-east-1' }),
});
const key = { pk: 'tag.1#home', sk: '/' };
const entry = { value: { is: 'here' }, staleAt: now + 10, expiresAt: now + 20 };
const item = { ...key, v: '{"is":"here"}', staleAt: now + 10, expiresAt: now + 20 };
const refusal = new ConditionalCheckFailedException({ message: 'The condition failed', $metadata: {} });

afterEach(() => {
  aws.reset();
});

describe('the table of the cache', () => {
  it('holds pk, sk, v, staleAt and expiresAt', async () => {
    aws.on(PutCommand).resolves({});
    await store.write(key, entry);
    expect(aws.commandCalls(PutCommand)[0]?.args[0].input).toEqual({ TableName: 'cache', Item: item });
  });

  it.each([
    ['is there', item, entry],
    ['is a count', { ...item, v: 3 }, { ...entry, value: 3 }],
    ['is not there', undefined, null],
    ['has expired, though the table still has it', { ...item, expiresAt: now }, null],
    ['has no times', { ...key, v: '1' }, null],
    ['expires at no time', { ...item, expiresAt: 'soon' }, null],
    ['has no value', { ...item, v: true }, null],
    ['is no JSON', { ...item, v: '{' }, null],
  ])('reads an entry that %s', async (_, found, expected) => {
    aws.on(GetCommand).resolves(found === undefined ? {} : { Item: found });
    expect(await store.read(key)).toEqual(expected);
    expect(aws.commandCalls(GetCommand)[0]?.args[0].input.ConsistentRead).toBe(true);
  });

  it('lets one of many callers claim an entry, and again once it expired', async () => {
    aws.on(PutCommand).resolvesOnce({}).rejectsOnce(refusal);
    expect(await store.claim(key, entry)).toBe(true);
    expect(await store.claim(key, entry)).toBe(false);
    const { ConditionExpression, ExpressionAttributeValues } =
      aws.commandCalls(PutCommand)[0]?.args[0].input ?? {};
    expect(ConditionExpression).toBe('attribute_not_exists(pk) OR expiresAt <= :now');
    expect(ExpressionAttributeValues).toEqual({ ':now': now });
  });

  it('removes an entry, or only one with the given value', async () => {
    aws.on(DeleteCommand).resolvesOnce({}).rejectsOnce(refusal);
    await store.remove(key);
    await store.remove(key, 'mine');
    const [plain, guarded] = aws.commandCalls(DeleteCommand).map(({ args }) => args[0].input);
    expect(plain).toEqual({ TableName: 'cache', Key: key });
    expect(guarded?.ExpressionAttributeValues).toEqual({ ':value': '"mine"' });
  });

  it('stores a value as fresh, in one step, when its load started after the last expiry', async () => {
    aws.on(UpdateCommand).resolves({});
    await store.write(key, entry, 2_000);
    const [first, ...others] = aws.commandCalls(UpdateCommand).map(({ args }) => args[0].input);
    expect(first?.ExpressionAttributeValues).toMatchObject({ ':begunAt': 2_000, ':staleAt': entry.staleAt });
    expect(others).toEqual([]);
  });

  it('expires in one step, and stores a value as stale when its load started before', async () => {
    aws.on(UpdateCommand).resolvesOnce({}).rejectsOnce(refusal).resolvesOnce({});
    await store.expire(key, 1_000);
    await store.write(key, entry, 900);
    const [expire, fresh, stale] = aws.commandCalls(UpdateCommand).map(({ args }) => args[0].input);
    expect(expire?.ExpressionAttributeValues).toEqual({ ':zero': 0, ':at': 1_000, ':end': now + 900 });
    expect(fresh?.ConditionExpression).toBe('attribute_not_exists(expiredAt) OR expiredAt < :begunAt');
    expect(fresh?.ExpressionAttributeValues).toMatchObject({ ':begunAt': 900, ':staleAt': now + 10 });
    expect(stale?.ExpressionAttributeValues).toMatchObject({ ':v': '{"is":"here"}', ':staleAt': 0 });
  });

  it('counts', async () => {
    aws
      .on(UpdateCommand)
      .resolvesOnce({ Attributes: { v: 4 } })
      .resolvesOnce({});
    expect(await store.count(key, now + 60, 3)).toBe(4);
    const { ExpressionAttributeValues } = aws.commandCalls(UpdateCommand)[0]?.args[0].input ?? {};
    expect(ExpressionAttributeValues).toEqual({ ':end': now + 60, ':many': 3 });
    expect(await store.count(key, now + 60)).toBeNaN();
  });

  it('lists a partition page by page, without expired entries', async () => {
    aws
      .on(QueryCommand)
      .resolvesOnce({ Items: [item, { ...item, sk: '/old', expiresAt: now - 1 }], LastEvaluatedKey: key })
      .resolvesOnce({ Items: [{ ...item, sk: '/cart' }] })
      .resolvesOnce({});
    expect((await store.list(key.pk)).map(({ sk }) => sk)).toEqual(['/', '/cart']);
    expect(aws.commandCalls(QueryCommand)[1]?.args[0].input.ExclusiveStartKey).toEqual(key);
    expect(await store.list(key.pk)).toEqual([]);
  });

  it('refuses a value above the size limit in bytes, without a call', async () => {
    const large = { ...entry, value: 'é'.repeat(200_000) };
    await expect(store.write(key, large)).rejects.toMatchObject({
      code: 'cache-entry-too-large',
      kind: 'input',
    });
    expect(() => store.claim(key, large)).toThrow('cache-entry-too-large');
    expect(aws.calls()).toHaveLength(0);
  });

  it('names what to check when the table does not respond', async () => {
    aws.rejects(new ProvisionedThroughputExceededException({ message: 'slow down', $metadata: {} }));
    const fault = { code: 'cache-unavailable', kind: 'outside', say: expect.stringContaining('CACHE_TABLE') };
    await expect(store.read(key)).rejects.toMatchObject(fault);
    await expect(store.write(key, entry)).rejects.toMatchObject(fault);
    await expect(store.write(key, entry, 1)).rejects.toMatchObject(fault);
    await expect(store.expire(key, 1)).rejects.toMatchObject(fault);
    await expect(store.claim(key, entry)).rejects.toMatchObject(fault);
    await expect(store.remove(key)).rejects.toMatchObject(fault);
    await expect(store.count(key, 1)).rejects.toMatchObject(fault);
    await expect(store.list(key.pk)).rejects.toMatchObject(fault);
  });

  it('says apart a table that does not respond in time and a key that the table cannot hold', async () => {
    aws.rejects(Object.assign(new Error('too late'), { name: 'TimeoutError' }));
    await expect(store.read(key)).rejects.toMatchObject({ code: 'cache-timeout', kind: 'outside' });
    aws.rejects(Object.assign(new Error('sk has more than 1024 bytes'), { name: 'ValidationException' }));
    await expect(store.read(key)).rejects.toMatchObject({ code: 'cache-call-invalid', kind: 'bug' });
    aws.on(GetCommand).callsFake(() => Promise.reject('no error'));
    await expect(store.read(key)).rejects.toMatchObject({ code: 'cache-unavailable' });
  });

  it('is configured by the variables of AWS and gives up early', async () => {
    expect(await openDynamo().config.maxAttempts()).toBe(2);
    expect(createDynamoStore({ table: 'cache', clock })).toHaveProperty('read');
  });
});
