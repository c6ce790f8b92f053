import { realBackoff } from '@storefront/core/backoff';
import { createCache } from '@storefront/core/cache/cache';
import { createDynamoStore, openDynamo } from '@storefront/core/cache/dynamo-store';
import { exampleStore } from '@storefront/core/cache/example-store';
import type { CacheStore } from '@storefront/core/cache/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cloud, openCloud } from '../../packages/sandbox/src/cloud/open-cloud.ts';

let cloud: Cloud;
beforeAll(async () => {
  cloud = await openCloud({ port: 0, worker: async () => ({ batchItemFailures: [] }) });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: cloud.url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'sandbox',
    AWS_SECRET_ACCESS_KEY: 'sandbox',
  });
});
afterAll(() => cloud.close());

const clock = { ms: 1_800_000_000_000, now: () => clock.ms };
const stores: [string, () => CacheStore][] = [
  ['DynamoDB', () => createDynamoStore({ table: 'storefront-cache', clock, client: openDynamo() })],
  ['the example store', () => exampleStore(clock)],
];

describe.each(stores)('the cache store of %s', (_, open) => {
  let store: CacheStore;
  let pk: string;
  beforeAll(() => {
    store = open();
  });
  const entry = (value: unknown, livesS = 60) => ({
    value,
    staleAt: clock.ms / 1_000,
    expiresAt: clock.ms / 1_000 + livesS,
  });
  const key = (sk = 'value') => ({ pk, sk });
  const fresh = () => {
    pk = `test#${crypto.randomUUID()}`;
    return store;
  };

  it.each([null, 0, 'text', ['list'], { deep: { é: [1] } }])('stores %j', async (value) => {
    await fresh().write(key(), entry(value));
    expect(await store.read(key())).toEqual(entry(value));
  });

  it('returns no expired entry, and lets it be claimed', async () => {
    await fresh().write(key(), entry('old', 0));
    expect(await store.read(key())).toBeNull();
    expect(await store.list(pk)).toEqual([]);
    expect(await store.claim(key(), entry('new'))).toBe(true);
    expect(await store.claim(key(), entry('newer'))).toBe(false);
    expect((await store.read(key()))?.value).toBe('new');
  });

  it('lets exactly one of fifty claim an entry', async () => {
    fresh();
    const claims = Array.from({ length: 50 }, (__, at) => store.claim(key(), entry(at)));
    expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
  });

  it('counts fifty concurrent increments', async () => {
    fresh();
    const counts = await Promise.all(
      Array.from({ length: 50 }, () => store.count(key(), clock.ms / 1_000 + 60)),
    );
    expect(counts.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 50 }, (__, at) => at + 1),
    );
    expect((await store.read(key()))?.value).toBe(50);
  });

  it('removes an entry, or only one of the given value', async () => {
    await fresh().write(key(), entry('mine'));
    await store.remove(key(), 'theirs');
    expect(await store.read(key())).not.toBeNull();
    await store.remove(key(), 'mine');
    expect(await store.read(key())).toBeNull();
    await store.remove(key());
  });

  it('lists a partition that needs several pages, in order', async () => {
    fresh();
    const names = ['a', 'b', 'c', 'd'];
    await Promise.all(names.map((name) => store.write(key(name), entry('x'.repeat(390_000)))));
    expect((await store.list(pk)).map(({ sk }) => sk)).toEqual(names);
  });

  it('expires a stored entry, and nothing where none is stored', async () => {
    await fresh().expire(key('none'), clock.ms);
    expect(await store.read(key('none'))).toBeNull();
    expect(await store.list(pk)).toEqual([]);
    await store.write(key(), entry('stored'));
    await store.expire(key(), clock.ms);
    expect(await store.read(key())).toEqual({ ...entry('stored'), staleAt: 0 });
  });

  it.each([false, true])(
    'stores as stale what was begun before an expiry; an entry was stored then: %j',
    async (isStored) => {
      fresh();
      if (isStored) await store.write(key(), entry('stored'));
      await store.expire(key(), clock.ms);
      await store.write(key(), entry('begun before'), clock.ms - 1);
      expect(await store.read(key())).toEqual({ ...entry('begun before'), staleAt: 0 });
      await store.write(key(), entry('begun after'), clock.ms + 1);
      expect(await store.read(key())).toEqual(entry('begun after'));
      await store.write(key(), entry('begun before, and slow'), clock.ms - 1);
      expect(await store.read(key())).toEqual(entry('begun after'));
    },
  );

  it('does not let a running load restore what another process expired', async () => {
    fresh();
    const time = { ms: clock.ms, now: () => time.ms };
    const open = () =>
      createCache({
        store,
        clock: time,
        backoff: realBackoff,
        report: (fault) => expect.fail(fault.message),
      });
    const [reader, worker, next] = [open(), open(), open()];
    const source = Promise.withResolvers<string>();
    const begun = Promise.withResolvers<void>();
    const reading = (load: () => Promise<string>) => ({
      key: key(),
      lifetime: { freshS: 60, staleS: 600 },
      load,
      parse: (stored: unknown) => (typeof stored === 'string' ? stored : null),
    });
    const slow = reader.readThrough(
      reading(() => {
        begun.resolve();
        return source.promise;
      }),
    );
    await begun.promise;
    time.ms += 1;
    await worker.expire(key());
    time.ms += 1;
    source.resolve('old');
    await slow;
    expect(await next.readThrough(reading(async () => 'new'))).toEqual({ value: 'new', state: 'loaded' });
    expect(await reader.readThrough(reading(async () => 'newer'))).toEqual({ value: 'new', state: 'fresh' });
  });

  it('stores the largest value that fits and refuses a larger one', async () => {
    await fresh().write(key(), entry('x'.repeat(399_998)));
    await expect(store.write(key(), entry('x'.repeat(399_999)))).rejects.toMatchObject({
      code: 'cache-entry-too-large',
    });
  });

  it('lets only one of several processes load from a slow source', async () => {
    fresh();
    let loads = 0;
    const processes = Array.from({ length: 4 }, () =>
      createCache({ store, clock, backoff: realBackoff, report: (fault) => expect.fail(fault.message) }),
    );
    const reading = {
      key: key(),
      lifetime: { freshS: 60, staleS: 600 },
      load: async () => `response ${++loads}`,
      parse: (stored: unknown) => (typeof stored === 'string' ? stored : null),
    };
    const responses = await Promise.all(processes.map((cache) => cache.readThrough(reading)));
    expect(responses.map(({ value }) => value)).toEqual(Array(4).fill('response 1'));
  });
});
