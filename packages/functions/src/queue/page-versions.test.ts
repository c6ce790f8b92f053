import { describe, expect, it } from 'vitest';
import { changes, down, openPages } from './open-pages.fixture.ts';

describe('the versions that a page must show', () => {
  const first = { 'product:slip': '2026-11-21T12:00:00Z' };
  const second = { 'product:slip': '2026-11-21T12:00:01Z', 'product:robe': null };

  it('are those of all requests that it serves at once', async () => {
    const { refresher, built } = openPages();
    await Promise.all([refresher.refresh('/', false, first), refresher.refresh('/', false, second)]);
    expect(built.map(({ versions }) => versions)).toEqual([{ ...first, ...second }]);
  });

  it('are those of all requests that wait for one slot, which an urgent one makes urgent', async () => {
    const { refresher, built } = openPages();
    const slot = Promise.withResolvers<void>();
    const runs: boolean[] = [];
    const inSlot = (isUrgent: boolean) => async (work: () => Promise<void>) => {
      runs.push(isUrgent);
      await slot.promise;
      await work();
    };
    const done = refresher.refresh('/', false, first, inSlot(false));
    await expect.poll(() => runs).toEqual([false]);
    const urgent = refresher.refresh('/', true, second, inSlot(true));
    expect(runs).toEqual([false, true]);
    slot.resolve();
    await Promise.all([done, urgent]);
    expect(built.map(({ versions }) => versions)).toEqual([{ ...first, ...second }]);
    const both = [refresher.refresh('/a', false, {}, inSlot(false))];
    both.push(refresher.refresh('/a', true, {}, inSlot(true)));
    await Promise.all(both);
    expect(runs.slice(2)).toEqual([true]);
  });

  it('are those of all urgent requests since it was queued, and forgotten once it shows them', async () => {
    const { refresher, built, queued, pass } = openPages();
    await refresher.refresh('/products/slip', true);
    await refresher.refresh('/products/slip', true, first);
    await refresher.refresh('/products/slip', true, second);
    expect(queued).toHaveLength(1);
    for (let step = 0; step < 4; step += 1) await pass(1);
    await refresher.refreshLater('/products/slip', true);
    await pass(1);
    expect(built.map(({ versions }) => versions)).toEqual([{}, { ...first, ...second }, {}]);
  });

  it('stay those of a change that came while it was made', async () => {
    const { refresher, built, mood, pass } = openPages();
    await refresher.refreshLater('/', true, first);
    mood.isSlow = true;
    const making = pass(1);
    await expect.poll(() => built.length).toBe(1);
    await refresher.refreshLater('/', true, second);
    mood.isSlow = false;
    built[0]?.end();
    await making;
    await pass(1);
    expect(built.map(({ versions }) => versions)).toEqual([first, second]);
  });

  it('are demanded of every try after a failed one', async () => {
    const { refresher, built, queued, mood, pass } = openPages();
    mood.isBroken = true;
    await expect(refresher.refresh('/', false, first)).rejects.toBe(down);
    await refresher.refreshLater('/', false, first);
    const [message] = queued;
    await expect(pass(1)).rejects.toBe(down);
    mood.isBroken = false;
    if (message?.message.about === 'page') await refresher.receive(message.message);
    expect(built.map(({ versions }) => versions)).toEqual([first, first, first]);
  });
});

describe('a queued page that cannot be made', () => {
  async function openFailed() {
    const shop = openPages();
    shop.mood.isBroken = true;
    await shop.refresher.refreshLater('/', false);
    const [queued] = shop.queued;
    await expect(shop.pass(1)).rejects.toBe(down);
    const message = queued?.message;
    if (message?.about !== 'page') throw new Error('There is no message about the page.');
    return { ...shop, message };
  }

  it('is made at once for the next change, without waiting for its message', async () => {
    const { refresher, built, mood } = await openFailed();
    mood.isBroken = false;
    await refresher.refresh('/');
    expect(built).toHaveLength(2);
  });

  it('is queued for a later change, because the message that failed may wait for minutes', async () => {
    const { refresher, queued } = await openFailed();
    await refresher.refreshLater('/', false);
    await refresher.refreshLater('/', false);
    expect(queued).toHaveLength(1);
  });

  it('is left to the newer of two messages: the other counts as done', async () => {
    const { refresher, built, queued, message } = await openFailed();
    await refresher.refreshLater('/', false);
    await refresher.receive(message);
    expect(built).toHaveLength(1);
    const newer = queued[0]?.message;
    if (newer?.about !== 'page') throw new Error('There is no newer message.');
    await expect(refresher.receive(newer)).rejects.toBe(down);
    expect(built).toHaveLength(2);
  });

  it('counts as done when a newer message was sent while it was tried', async () => {
    const { refresher, built, mood, message } = await openFailed();
    mood.isBroken = false;
    mood.isSlow = true;
    const trying = refresher.receive(message);
    await expect.poll(() => built.length).toBe(2);
    await refresher.refreshLater('/', false);
    built[1]?.fail();
    await expect(trying).resolves.toBeUndefined();
  });
});

describe('a message that may never have been sent', () => {
  it('is sent by the next request when the queue was down, and relied on by nobody', async () => {
    const { refresher, queued, mood } = openPages();
    mood.isQueueDown = true;
    await expect(refresher.refreshLater('/', false)).rejects.toBe(down);
    mood.isQueueDown = false;
    await Promise.all([refresher.refreshLater('/', false), refresher.refreshLater('/', false)]);
    expect(queued).toHaveLength(1);
  });

  it('is not prevented by a table that takes a write without confirming it', async () => {
    const { refresher, store, queued, pass, built } = openPages();
    const { write, claim } = store;
    const late = () => Promise.reject(down);
    store.claim = async (...args) => {
      await claim(...args);
      return late();
    };
    store.write = async (...args) => {
      await write(...args);
      return late();
    };
    await expect(refresher.refresh('/')).rejects.toBe(down);
    Object.assign(store, { claim, write });
    await refresher.refresh('/');
    expect(queued).toHaveLength(1);
    await pass(1);
    expect(built).toHaveLength(1);
  });
});

it('sends a message that a busy worker puts back again, after two seconds, or five in a burst', async () => {
  const { refresher, queued, clock } = openPages();
  const message = { about: 'page', id: 'm1', path: '/', requests: 0, since: 7, isUrgent: false } as const;
  await refresher.putBack(message);
  await refresher.recordChanges(changes(30));
  await refresher.putBack(message);
  expect(queued).toEqual([
    { message, at: clock.ms + 2_000 },
    { message, at: clock.ms + 5_000 },
  ]);
});
