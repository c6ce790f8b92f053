import { afterEach, describe, expect, it, vi } from 'vitest';
import { lastKnown } from './last-known.ts';
import { openBuild, type PageBuild, recordSource, withinBuild } from './page-build.ts';

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => log.mockClear());

/** A reader of a CMS that returns the results in turn, and throws the errors among them. */
function readerOf(isAlwaysThere: boolean, ...results: (string | null | Error)[]) {
  return lastKnown<string>({
    problem: 'Problem loading settings',
    isAlwaysThere,
    read: async () => {
      const result = results.shift();
      if (result instanceof Error) throw result;
      return result ?? null;
    },
  });
}

const down = new Error('down');

describe('[error.9] content while the CMS fails', () => {
  it('is the last known one, and each failure is logged', async () => {
    const read = readerOf(true, 'former', down, down);
    expect([await read(), await read(), await read()]).toEqual(['former', 'former', 'former']);
    expect(log).toHaveBeenCalledTimes(2);
    expect(log).toHaveBeenCalledWith('Problem loading settings', '', down);
  });

  it('is null when none was ever read', async () => {
    expect(await readerOf(true, down)()).toBeNull();
  });

  it('marks the page as incomplete only when none was ever read', async () => {
    const isIncompleteAfter = async (read: () => Promise<unknown>) => {
      const build = openBuild(0, false);
      await withinBuild(build, read);
      return build.isIncomplete;
    };
    const never = readerOf(true, down);
    expect(await isIncompleteAfter(() => never())).toBe(true);
    const former = readerOf(true, 'former', down);
    expect([await isIncompleteAfter(() => former()), await isIncompleteAfter(() => former())]).toEqual([
      false,
      false,
    ]);
    const unpublished = readerOf(true, null);
    expect(await isIncompleteAfter(() => unpublished())).toBe(true);
    const lost = readerOf(true, 'former', null);
    expect([await isIncompleteAfter(() => lost()), await isIncompleteAfter(() => lost())]).toEqual([
      false,
      false,
    ]);
    const absent = readerOf(false, null, down);
    expect([await isIncompleteAfter(() => absent()), await isIncompleteAfter(() => absent())]).toEqual([
      false,
      false,
    ]);
  });

  it('says in the page’s receipt that what it shows may be older', async () => {
    const read = readerOf(true, 'former', down, 'present');
    const flags: (boolean | undefined)[] = [];
    for (let time = 0; time < 3; time += 1) {
      const build: PageBuild = {
        ...{ startedAt: 0, isOnDemand: true, rulePath: null, notFoundPath: null, isIncomplete: false },
        ...{ sources: new Map(), listed: new Map() },
      };
      await withinBuild(build, () => read());
      flags.push(build.hasFailedSources);
    }
    expect(flags).toEqual([undefined, true, undefined]);
  });

  it('stands in the page’s receipt with the version that was read, so that an edit of it still finds the page', async () => {
    const answers = [new Date('2026-11-22T12:00:00Z'), down];
    const read = lastKnown<string>({
      problem: 'Problem loading the content of a product',
      isAlwaysThere: false,
      read: async () => {
        const answer = answers.shift();
        if (!(answer instanceof Date)) throw down;
        recordSource('document:slip', answer.toISOString());
        return 'former';
      },
    });
    await read();
    const build: PageBuild = {
      ...{ startedAt: 0, isOnDemand: true, rulePath: null, notFoundPath: null, isIncomplete: false },
      ...{ sources: new Map(), listed: new Map() },
    };
    expect(await withinBuild(build, () => read())).toBe('former');
    expect([...build.sources]).toEqual([['document:slip', '2026-11-22T12:00:00.000Z']]);
  });

  it('is read again as soon as the CMS responds', async () => {
    const read = readerOf(true, 'former', down, 'present');
    expect([await read(), await read(), await read()]).toEqual(['former', 'former', 'present']);
  });

  it('is the last known one when a document that always exists is missing', async () => {
    const read = readerOf(true, 'former', null);
    expect([await read(), await read()]).toEqual(['former', 'former']);
  });

  it('is null after an editor deleted the document, also during a later outage', async () => {
    const read = readerOf(false, 'former', null, down);
    expect([await read(), await read(), await read()]).toEqual(['former', null, null]);
  });

  it('is remembered for the 500 names read last', async () => {
    let isUp = true;
    const read = lastKnown<string>({
      problem: 'Problem loading the content of a product',
      isAlwaysThere: false,
      read: async (name) => {
        if (!isUp) throw down;
        return `of ${name}`;
      },
    });
    for (let place = 0; place <= 500; place += 1) await read(`slip-${place}`);
    isUp = false;
    expect(await read('slip-0')).toBeNull();
    expect(await read('slip-1')).toBe('of slip-1');
    expect(await read('slip-500')).toBe('of slip-500');
  });
});
