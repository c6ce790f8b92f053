import { exampleStore } from '@storefront/core/cache/example-store';
import { Fault } from '@storefront/core/fault';
import { describe, expect, it } from 'vitest';
import type { Message } from './message.ts';
import { createPageRefresher } from './refresh-page.ts';

const down = new Fault({ code: 'queue-refused', kind: 'outside', say: 'The queue is down.' });

/** A page is made at once unless `slowly`; then it lasts until it is let go. */
function openPages() {
  const clock = { ms: 1_000_000, now: () => clock.ms };
  const built: { path: string; end: () => void; fail: () => void }[] = [];
  const invalidated: string[] = [];
  const queued: { message: Message; at: number }[] = [];
  const mood = { isSlow: false, isQueueDown: false };
  const refresher = createPageRefresher({
    store: exampleStore(clock),
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
  return { refresher, built, invalidated, queued, clock, mood, pass };
}

describe('a page', () => {
  it('is made anew at once, and the edge forgets it', async () => {
    const { refresher, built, invalidated, queued } = openPages();
    await refresher.ask('/products/slip');
    expect(built.map(({ path }) => path)).toEqual(['/products/slip']);
    expect(invalidated).toEqual(['/products/slip']);
    expect(queued).toEqual([]);
  });

  it('is made twice in a burst: at its begin and after its end', async () => {
    const { refresher, built, pass } = openPages();
    for (let second = 0; second < 5; second += 1) {
      await refresher.noteBurst();
      await Promise.all(Array.from({ length: 100 }, () => refresher.ask('/')));
      await pass(1);
    }
    expect(built).toHaveLength(1);
    for (let second = 0; second < 8; second += 1) await pass(1);
    expect(built).toHaveLength(2);
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

  it('is made every minute in a burst that does not end', async () => {
    const { refresher, built, pass } = openPages();
    for (let second = 0; second < 130; second += 1) {
      await refresher.noteBurst();
      await refresher.ask('/');
      await pass(1);
    }
    expect(built.length).toBeGreaterThanOrEqual(2);
    expect(built.length).toBeLessThanOrEqual(4);
  });

  it('that was left alone for a while is made at once again', async () => {
    const { refresher, built, clock } = openPages();
    await refresher.ask('/');
    clock.ms += 71_000;
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
  const turn = { about: 'page', path: '/', asked: 0, since: 0 } as const;
  await refresher.take(turn);
  await refresher.take(turn);
  expect(built).toHaveLength(2);
});
