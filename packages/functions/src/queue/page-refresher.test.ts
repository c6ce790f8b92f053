import { cacheKeys } from '@storefront/core/cache/keys';
import { Fault } from '@storefront/core/fault';
import { describe, expect, it } from 'vitest';
import { changes, down, openPages } from './open-pages.fixture.ts';

describe('createPageRefresher', () => {
  it('makes a page at once', async () => {
    const { refresher, built, queued } = openPages();
    await refresher.refresh('/products/slip');
    expect(built.map(({ path }) => path)).toEqual(['/products/slip']);
    expect(queued).toEqual([]);
  });

  it('queues a failed page once, and its message fails until the page can be made', async () => {
    const { refresher, built, queued, mood, pass } = openPages();
    mood.isSlow = true;
    const refreshing = refresher.refresh('/');
    await expect.poll(() => built.length).toBe(1);
    built[0]?.fail();
    await expect(refreshing).rejects.toBe(down);
    await Promise.all([refresher.refreshLater('/', false), refresher.refreshLater('/', false)]);
    expect(queued.map(({ message }) => message)).toMatchObject([{ about: 'page', path: '/' }]);
    const delivery = pass(2);
    await expect.poll(() => built.length).toBe(2);
    built[1]?.fail();
    await expect(delivery).rejects.toBe(down);
  });

  it('makes a page twice in a burst: at its start and after its end', async () => {
    const { refresher, built, pass } = openPages();
    for (let second = 0; second < 5; second += 1) {
      await refresher.recordChanges(changes(30));
      await Promise.all(Array.from({ length: 100 }, () => refresher.refresh('/')));
      await pass(1);
    }
    expect(built).toHaveLength(1);
    for (let second = 0; second < 8; second += 1) await pass(1);
    expect(built).toHaveLength(2);
  });

  it('makes a page twice in a slow burst of many small batches', async () => {
    const { refresher, built, pass } = openPages();
    for (let second = 0; second < 50; second += 1) {
      for (let batch = 0; batch < 4; batch += 1) await refresher.recordChanges(changes(2));
      if (second % 5 === 4) await refresher.refresh('/products/slip');
      await pass(1);
    }
    expect(built).toHaveLength(1);
    for (let second = 0; second < 8; second += 1) await pass(1);
    expect(built).toHaveLength(2);
  });

  it('makes a page within two seconds for an editor who saves every few seconds', async () => {
    const { refresher, built, pass } = openPages();
    for (let save = 1; save <= 20; save += 1) {
      await refresher.recordChanges(changes(2));
      await refresher.refresh('/');
      await pass(2);
      expect(built).toHaveLength(save);
      await pass(1);
    }
  });

  it('makes a page within two seconds where each edit also changes collections and stock', async () => {
    const { refresher, built, pass } = openPages();
    for (let save = 1; save <= 20; save += 1) {
      await refresher.recordChanges(['product', 'collection', 'stock']);
      await refresher.refresh('/');
      for (let second = 0; second < 2; second += 1) await pass(1);
      expect(built).toHaveLength(save);
    }
  });

  it('makes a page that is requested again after a second', async () => {
    const { refresher, built, pass } = openPages();
    await refresher.refresh('/');
    await pass(2);
    await refresher.refresh('/');
    expect(built).toHaveLength(1);
    await pass(1);
    expect(built).toHaveLength(2);
  });

  it('does not let an edit of a page wait for a message that stands behind others', async () => {
    const { refresher, built, pass } = openPages();
    await refresher.refresh('/products/slip');
    await pass(4);
    await refresher.refreshLater('/products/slip', false);
    await refresher.refresh('/products/slip', true);
    expect(built).toHaveLength(2);
  });

  it('replaces a message that stands behind others, when an edit of the page follows its last refresh at once', async () => {
    const { refresher, built, queued, pass } = openPages();
    await refresher.refresh('/products/slip');
    await refresher.refreshLater('/products/slip', false);
    await Promise.all([1, 2].map(() => refresher.refresh('/products/slip', true)));
    expect(queued.map(({ message }) => message)).toMatchObject([{ isUrgent: false }, { isUrgent: true }]);
    await pass(1);
    expect(built).toHaveLength(2);
    expect(queued).toEqual([]);
  });

  it('makes a page every few minutes in a burst that does not end', async () => {
    const { refresher, built, pass } = openPages();
    for (let second = 0; second < 700; second += 1) {
      await refresher.recordChanges(changes(30));
      await refresher.refresh('/');
      await pass(1);
    }
    expect(built.length).toBeGreaterThanOrEqual(2);
    expect(built.length).toBeLessThanOrEqual(4);
  });

  it('resolves when the page was made even if the table fails right after', async () => {
    const { refresher, store, built, queued, pass } = openPages();
    const gone = () =>
      Promise.reject(new Fault({ code: 'cache-unavailable', kind: 'outside', say: 'Down.' }));
    const { remove, write } = store;
    store.remove = gone;
    await refresher.refresh('/');
    store.remove = remove;
    await pass(61);
    await refresher.refresh('/');
    store.write = gone;
    await pass(1);
    store.write = write;
    expect(built).toHaveLength(2);
    expect(queued).toEqual([]);
  });

  it('refreshes a page that shows what changes all the time, however often it is requested', async () => {
    const { refresher, built, pass } = openPages();
    for (let second = 0; second < 10; second += 1) {
      await refresher.refresh('/collections/silk');
      await pass(1);
    }
    expect(built.length).toBeGreaterThan(4);
  });

  it('waits for the end of the changes to refresh the page that is about them', async () => {
    const { refresher, built, pass } = openPages();
    for (let second = 0; second < 10; second += 1) {
      await refresher.refresh('/products/slip', true);
      await pass(0.9);
    }
    expect(built).toHaveLength(1);
  });

  it('makes the page that an edit is about at once again after three seconds, and other pages by a message', async () => {
    const { refresher, built, clock } = openPages();
    for (const path of ['/', '/products/slip']) await refresher.refresh(path);
    clock.ms += 3_000;
    await refresher.refresh('/products/slip', true);
    await refresher.refresh('/', false);
    expect(built.map(({ path }) => path)).toEqual(['/', '/products/slip', '/products/slip']);
    clock.ms += 2_999;
    await refresher.refresh('/products/slip', true);
    expect(built).toHaveLength(3);
  });

  it('makes it by a message in a burst, while a message waits, and when another worker made it just now', async () => {
    const { refresher, built, store, clock } = openPages();
    await refresher.refresh('/products/slip', true);
    clock.ms += 3_000;
    await refresher.recordChanges(changes(30));
    await refresher.refresh('/products/slip', true);
    clock.ms += 3_001;
    await refresher.refresh('/products/slip', true);
    const expiresAt = clock.ms / 1_000 + 60;
    const value = { at: clock.ms, isUrgent: true };
    await store.write(cacheKeys.refresh('/a', 'fresh'), { value, staleAt: expiresAt, expiresAt });
    await refresher.refresh('/a', true);
    expect(built).toHaveLength(1);
  });

  it('makes the page of a first edit at once in a burst that it had only shown, and the next by a message', async () => {
    const { refresher, built, pass } = openPages();
    await refresher.refresh('/products/slip', false);
    await refresher.recordChanges(changes(30));
    await refresher.refresh('/products/slip', true);
    expect(built).toHaveLength(2);
    await refresher.refresh('/products/slip', true);
    expect(built).toHaveLength(2);
    await pass(4);
    expect(built).toHaveLength(3);
  });

  it('makes the page of an edit at once where the table holds what nobody can read', async () => {
    const { refresher, built, store, clock } = openPages();
    const expiresAt = clock.ms / 1_000 + 60;
    await store.write(cacheKeys.refresh('/a', 'fresh'), { value: clock.ms, staleAt: expiresAt, expiresAt });
    await refresher.refresh('/a', true);
    expect(built).toHaveLength(1);
  });

  it('makes a page at once again when it was not requested for a while', async () => {
    const { refresher, built, clock } = openPages();
    await refresher.refresh('/');
    clock.ms += 311_000;
    await refresher.refresh('/');
    expect(built).toHaveLength(2);
  });

  it('makes a page once more when it is requested while it is made, and never twice at the same time', async () => {
    const { refresher, built, mood, queued, pass } = openPages();
    mood.isSlow = true;
    const first = refresher.refresh('/');
    await expect.poll(() => built.length).toBe(1);
    await refresher.refresh('/');
    await pass(1);
    expect(built).toHaveLength(1);
    expect(queued).toHaveLength(1);
    built[0]?.end();
    await first;
    mood.isSlow = false;
    await pass(1);
    expect(built).toHaveLength(2);
  });

  it('makes a page at once on the next request when it could not be made', async () => {
    const { refresher, built, mood } = openPages();
    mood.isSlow = true;
    const failed = refresher.refresh('/');
    await expect.poll(() => built.length).toBe(1);
    built[0]?.fail();
    await expect(failed).rejects.toBe(down);
    mood.isSlow = false;
    await refresher.refresh('/');
    expect(built).toHaveLength(2);
  });

  it('queues a page on the next request when the queue was down', async () => {
    const { refresher, mood, queued } = openPages();
    await refresher.refresh('/');
    mood.isQueueDown = true;
    await expect(refresher.refresh('/')).rejects.toBe(down);
    mood.isQueueDown = false;
    await refresher.refresh('/');
    expect(queued).toHaveLength(1);
  });

  it('counts and makes a page once for simultaneous requests', async () => {
    const { refresher, built, queued } = openPages();
    await Promise.all([1, 2, 3].map(() => refresher.refresh('/')));
    expect(built).toHaveLength(1);
    expect(queued).toEqual([]);
  });

  it('does not let one page wait for another', async () => {
    const { refresher, built, queued } = openPages();
    await refresher.refresh('/');
    await refresher.refresh('/cart');
    expect(built.map(({ path }) => path)).toEqual(['/', '/cart']);
    expect(queued).toEqual([]);
  });
});

it('makes the page once more when a message is delivered twice', async () => {
  const { refresher, built } = openPages();
  const message = { about: 'page', id: 'm1', path: '/', requests: 0, since: 0, isUrgent: false } as const;
  await refresher.receive(message);
  await refresher.receive(message);
  expect(built).toHaveLength(2);
});
