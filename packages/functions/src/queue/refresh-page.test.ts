import { exampleStore } from '@storefront/core/cache/example-store';
import { Fault } from '@storefront/core/fault';
import { describe, expect, it } from 'vitest';
import type { Message } from './message.ts';
import { createPageRefresher } from './refresh-page.ts';

const down = new Fault({ code: 'queue-refused', kind: 'outside', say: 'The queue is down.' });

const changes = (count: number) => Array.from({ length: count }, () => 'product');

/** A page is made at once unless `slowly`; then it lasts until it is let go. */
function openPages() {
  const clock = { ms: 1_000_000, now: () => clock.ms };
  const built: { path: string; end: () => void; fail: () => void }[] = [];
  const invalidated: string[] = [];
  const queued: { message: Message; at: number }[] = [];
  const mood = { isSlow: false, isQueueDown: false };
  const store = exampleStore(clock);
  const refresher = createPageRefresher({
    store,
    clock,
    queue: {
      send: async (message, delayS = 0) => {
        if (mood.isQueueDown) throw down;
        queued.push({ message, at: clock.ms + delayS * 1_000 });
      },
    },
    site: {
      refresh: (path) =>
        new Promise((end, reject) => {
          built.push({ path, end, fail: () => reject(down) });
          if (!mood.isSlow) end();
        }),
    },
    cdn: {
      invalidate: async (paths) => {
        invalidated.push(...paths);
      },
    },
  });
  /** Time passes, and the queue brings what is due. */
  async function pass(seconds: number) {
    clock.ms += seconds * 1_000;
    for (const { message, at } of queued.splice(0)) {
      if (at > clock.ms) queued.push({ message, at });
      else if (message.about === 'page') await refresher.take(message);
    }
  }
  return { refresher, store, built, invalidated, queued, clock, mood, pass };
}

describe('a page', () => {
  it('is made anew at once, and the edge forgets it', async () => {
    const { refresher, built, invalidated, queued } = openPages();
    await refresher.ask('/products/slip');
    expect(built.map(({ path }) => path)).toEqual(['/products/slip']);
    expect(invalidated).toEqual(['/products/slip']);
    expect(queued).toEqual([]);
  });

  it('that failed has one turn in the queue, which fails until the page can be made', async () => {
    const { refresher, built, queued, mood, pass } = openPages();
    mood.isSlow = true;
    const asking = refresher.ask('/');
    await expect.poll(() => built.length).toBe(1);
    built[0]?.fail();
    await expect(asking).rejects.toBe(down);
    await Promise.all([refresher.askLater('/', false), refresher.askLater('/', false)]);
    expect(queued.map(({ message }) => message)).toMatchObject([{ about: 'page', path: '/' }]);
    const turn = pass(2);
    await expect.poll(() => built.length).toBe(2);
    built[1]?.fail();
    await expect(turn).rejects.toBe(down);
  });

  it('is made twice in a burst: at its begin and after its end', async () => {
    const { refresher, built, pass } = openPages();
    for (let second = 0; second < 5; second += 1) {
      await refresher.noteEvents(changes(30));
      await Promise.all(Array.from({ length: 100 }, () => refresher.ask('/')));
      await pass(1);
    }
    expect(built).toHaveLength(1);
    for (let second = 0; second < 8; second += 1) await pass(1);
    expect(built).toHaveLength(2);
  });

  it('is made twice in a burst that comes slowly, in many small batches', async () => {
    const { refresher, built, pass } = openPages();
    for (let second = 0; second < 50; second += 1) {
      for (let batch = 0; batch < 4; batch += 1) await refresher.noteEvents(changes(2));
      if (second % 5 === 4) await refresher.ask('/products/slip');
      await pass(1);
    }
    expect(built).toHaveLength(1);
    for (let second = 0; second < 8; second += 1) await pass(1);
    expect(built).toHaveLength(2);
  });

  it('is made at once each time for an editor who saves every few seconds', async () => {
    const { refresher, built, pass } = openPages();
    for (let save = 1; save <= 20; save += 1) {
      await refresher.noteEvents(changes(2));
      await refresher.ask('/');
      await pass(2);
      expect(built).toHaveLength(save);
      await pass(1);
    }
  });

  it('is made at once each time where each edit tells of collections and stock as well', async () => {
    const { refresher, built, pass } = openPages();
    for (let save = 1; save <= 20; save += 1) {
      await refresher.noteEvents(['product', 'collection', 'stock']);
      await refresher.ask('/');
      for (let second = 0; second < 2; second += 1) await pass(1);
      expect(built).toHaveLength(save);
    }
  });

  it('that is saved again a little later is made anew after a second', async () => {
    const { refresher, built, pass } = openPages();
    await refresher.ask('/');
    await pass(2);
    await refresher.ask('/');
    expect(built).toHaveLength(1);
    await pass(1);
    expect(built).toHaveLength(2);
  });

  it('is made every few minutes in a burst that does not end', async () => {
    const { refresher, built, pass } = openPages();
    for (let second = 0; second < 700; second += 1) {
      await refresher.noteEvents(changes(30));
      await refresher.ask('/');
      await pass(1);
    }
    expect(built.length).toBeGreaterThanOrEqual(2);
    expect(built.length).toBeLessThanOrEqual(4);
  });

  it('that was made is made, though the table failed right after', async () => {
    const { refresher, store, built, queued, pass } = openPages();
    const gone = () =>
      Promise.reject(new Fault({ code: 'cache-unavailable', kind: 'outside', say: 'Down.' }));
    const { remove, write } = store;
    store.remove = gone;
    await refresher.ask('/');
    store.remove = remove;
    await pass(61);
    await refresher.ask('/');
    store.write = gone;
    await pass(1);
    store.write = write;
    expect(built).toHaveLength(2);
    expect(queued).toEqual([]);
  });

  it('that shows what changes all the time has its turn, however often others ask for it', async () => {
    const { refresher, built, pass } = openPages();
    for (let second = 0; second < 10; second += 1) {
      await refresher.ask('/collections/silk');
      await pass(1);
    }
    expect(built.length).toBeGreaterThan(4);
  });

  it('about what changes all the time waits for the end of it', async () => {
    const { refresher, built, pass } = openPages();
    for (let second = 0; second < 10; second += 1) {
      await refresher.ask('/products/slip', true);
      await pass(0.9);
    }
    expect(built).toHaveLength(1);
  });

  it('that was left alone for a while is made at once again', async () => {
    const { refresher, built, clock } = openPages();
    await refresher.ask('/');
    clock.ms += 311_000;
    await refresher.ask('/');
    expect(built).toHaveLength(2);
  });

  it('that is asked for while it is made is made once more, and never by two at once', async () => {
    const { refresher, built, mood, queued, pass } = openPages();
    mood.isSlow = true;
    const first = refresher.ask('/');
    await expect.poll(() => built.length).toBe(1);
    await refresher.ask('/');
    await pass(1);
    expect(built).toHaveLength(1);
    expect(queued).toHaveLength(1);
    built[0]?.end();
    await first;
    mood.isSlow = false;
    await pass(1);
    expect(built).toHaveLength(2);
  });

  it('that could not be made may be asked for again at once', async () => {
    const { refresher, built, mood } = openPages();
    mood.isSlow = true;
    const failed = refresher.ask('/');
    await expect.poll(() => built.length).toBe(1);
    built[0]?.fail();
    await expect(failed).rejects.toBe(down);
    mood.isSlow = false;
    await refresher.ask('/');
    expect(built).toHaveLength(2);
  });

  it('whose turn could not be queued is asked for again by the message that failed', async () => {
    const { refresher, mood, queued } = openPages();
    await refresher.ask('/');
    mood.isQueueDown = true;
    await expect(refresher.ask('/')).rejects.toBe(down);
    mood.isQueueDown = false;
    await refresher.ask('/');
    expect(queued).toHaveLength(1);
  });

  it('that many ask for at the same time is counted once and made once', async () => {
    const { refresher, built, queued } = openPages();
    await Promise.all([1, 2, 3].map(() => refresher.ask('/')));
    expect(built).toHaveLength(1);
    expect(queued).toEqual([]);
  });

  it('waits for no other', async () => {
    const { refresher, built, queued } = openPages();
    await refresher.ask('/');
    await refresher.ask('/cart');
    expect(built.map(({ path }) => path)).toEqual(['/', '/cart']);
    expect(queued).toEqual([]);
  });
});

it('a turn that comes a second time makes the page once more and does no harm', async () => {
  const { refresher, built } = openPages();
  const turn = { about: 'page', path: '/', asked: 0, since: 0, isUrgent: false } as const;
  await refresher.take(turn);
  await refresher.take(turn);
  expect(built).toHaveLength(2);
});
