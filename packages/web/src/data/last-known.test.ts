import { afterEach, describe, expect, it, vi } from 'vitest';
import { lastKnown } from './last-known.ts';
import { withinBuild } from './page-build.ts';

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => log.mockClear());

/** A CMS that answers one after the other; an error is thrown. */
function reading(isAlwaysThere: boolean, ...answers: (string | null | Error)[]) {
  return lastKnown<string>({
    problem: 'Problem loading settings',
    isAlwaysThere,
    read: async () => {
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer ?? null;
    },
  });
}

const down = new Error('down');

describe('[error.9] words of the CMS while it fails', () => {
  it('stay what they were, and the log says so each time', async () => {
    const read = reading(true, 'former', down, down);
    expect([await read(), await read(), await read()]).toEqual(['former', 'former', 'former']);
    expect(log).toHaveBeenCalledTimes(2);
    expect(log).toHaveBeenCalledWith('Problem loading settings', '', down);
  });

  it('are none where none were ever found', async () => {
    expect(await reading(true, down)()).toBeNull();
  });

  it('are missed by the page that is made where nothing is known, and only there', async () => {
    const isPoor = async (name: () => Promise<unknown>) => {
      const build = {
        startedAt: 0,
        isOnDemand: false,
        ruledPath: null,
        absentPath: null,
        isPoor: false,
        sources: new Map(),
        listed: new Map(),
      };
      await withinBuild(build, name);
      return build.isPoor;
    };
    const never = reading(true, down);
    expect(await isPoor(() => never())).toBe(true);
    const former = reading(true, 'former', down);
    expect([await isPoor(() => former()), await isPoor(() => former())]).toEqual([false, false]);
    const absent = reading(false, null, down);
    expect([await isPoor(() => absent()), await isPoor(() => absent())]).toEqual([false, false]);
  });

  it('are read anew as soon as it answers', async () => {
    const read = reading(true, 'former', down, 'present');
    expect([await read(), await read(), await read()]).toEqual(['former', 'former', 'present']);
  });

  it('stay when a document has gone that is always there', async () => {
    const read = reading(true, 'former', null);
    expect([await read(), await read()]).toEqual(['former', 'former']);
  });

  it('go with a document that an editor took away, also for the outage after it', async () => {
    const read = reading(false, 'former', null, down);
    expect([await read(), await read(), await read()]).toEqual(['former', null, null]);
  });

  it('are kept for each name, of the 500 read last', async () => {
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
