import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../fault.ts';
import { createScriptPort } from './script-port.ts';
import { stubPage } from './stub-page.fixture.ts';

afterEach(() => vi.unstubAllGlobals());

function open() {
  const { scripts } = stubPage();
  const faults: Fault[] = [];
  const said: string[] = [];
  const port = createScriptPort({
    role: 'sms',
    src: 'https://cdn.example/sms.js',
    report: (fault) => faults.push(fault),
    find: () => ({ say: (text: string) => said.push(text) }),
  });
  const arrive = () => {
    const loaded = port.load();
    scripts.at(-1)?.onload?.();
    return loaded;
  };
  return { scripts, faults, said, port, arrive };
}

describe('a port', () => {
  it('loads nothing when a method is called', () => {
    const { scripts, port } = open();
    port.use((api) => api.say('one'));
    expect(scripts).toEqual([]);
    expect(port.isReady()).toBe(false);
  });

  it('runs calls made before it was ready in order, and later calls at once', async () => {
    const { said, port, arrive } = open();
    port.use((api) => api.say('one'));
    port.use((api) => api.say('two'));
    expect(await arrive()).toBe(true);
    expect([said, port.isReady()]).toEqual([['one', 'two'], true]);
    port.use((api) => api.say('three'));
    expect(said).toEqual(['one', 'two', 'three']);
  });

  it('queues the newest 50 calls', async () => {
    const { said, port, arrive } = open();
    for (let at = 1; at <= 60; at += 1) port.use((api) => api.say(String(at)));
    await arrive();
    expect(said).toHaveLength(50);
    expect([said[0], said.at(-1)]).toEqual(['11', '60']);
  });

  it('keeps queued calls for the next attempt when the script fails', async () => {
    const { scripts, faults, said, port, arrive } = open();
    port.use((api) => api.say('one'));
    const failed = port.load();
    scripts[0]?.onerror?.();
    expect(await failed).toBe(false);
    expect(faults).toMatchObject([{ code: 'sms-unavailable' }]);
    expect(await arrive()).toBe(true);
    expect(said).toEqual(['one']);
  });

  it('loads once for several callers', async () => {
    const { scripts, port, arrive } = open();
    await Promise.all([port.load(), arrive(), port.load()]);
    expect(scripts).toHaveLength(1);
  });

  it.each<[string, () => unknown]>([
    [
      'throws',
      () => {
        throw new TypeError('not a function');
      },
    ],
    ['rejects', () => Promise.reject(new TypeError('not a function'))],
  ])('reports a task that %s, and goes on', async (_, task) => {
    const { faults, said, port, arrive } = open();
    port.use(task);
    port.use((api) => api.say('next'));
    await arrive();
    await Promise.resolve();
    expect(said).toEqual(['next']);
    expect(faults).toMatchObject([{ code: 'sms-unavailable', cause: { message: 'not a function' } }]);
  });
});
