import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { endProcessGroup } from '../../tests/engines/drivers/end-process.ts';
import type { Engine, EngineName, EnginePage } from '../../tests/engines/engine.ts';
import type { Journey } from '../../tests/engines/journey.ts';
import { runJourneys, tabulate } from '../../tests/engines/run-journeys.ts';

const SITE = 'http://shop.test';
const never = () => new Promise<never>(() => {});
const reads: Journey = {
  name: 'reads the page',
  widths: [390],
  isFirstVisit: true,
  run: async (shopper) => void (await shopper.page.evaluate('1')),
};

/** An engine with a real process, which says what `evaluate` says. */
function engineOf(name: EngineName, evaluate: EnginePage['evaluate']) {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true });
  const ended = once(child, 'exit');
  const page: EnginePage = {
    engine: name,
    version: '1',
    width: 390,
    hasTouch: false,
    complaints: async () => [],
    goto: async () => {},
    evaluate,
    press: async () => {},
    move: async () => {},
    click: async () => {},
    tap: async () => {},
    wheel: async () => {},
    screenshot: async () => Buffer.from(''),
    close: async () => {},
    kill: () => endProcessGroup(child.pid),
  };
  const engine: Engine = { name, open: async () => page };
  return { engine, page, ended };
}

const options = { site: SITE, lanes: 1, say: () => {}, limitMs: 100, answerLimitMs: 200 };

describe('journeys in every engine', () => {
  it('end an engine that hangs by its process id, name it, and go on with the others', async () => {
    const hanging = engineOf('webkit', never);
    hanging.page.screenshot = never;
    const healthy = engineOf('firefox', async () => '1');
    const runs = await runJourneys([reads], [hanging.engine, healthy.engine], options);
    expect(runs.map(({ engine, problem }) => [engine, problem])).toEqual([
      ['webkit', 'WebKit no longer answers and was ended. It was not done within 0.1 s.'],
      ['firefox', null],
    ]);
    const [, signal] = await hanging.ended;
    expect(signal).toBe('SIGKILL');
  });

  it('end soon when they are interrupted: engines by their process ids, without losing what was done', async () => {
    const stop = new AbortController();
    const healthy = engineOf('chromium', async () => '1');
    const hanging = engineOf('firefox', () => {
      stop.abort(new Error('Ended by SIGTERM.'));
      return never();
    });
    const open = vi.fn(never);
    const runs = await runJourneys([reads], [healthy.engine, hanging.engine, { name: 'webkit', open }], {
      ...options,
      limitMs: 60_000,
      ended: stop.signal,
    });
    expect(runs.map(({ engine, problem }) => [engine, problem])).toEqual([['chromium', null]]);
    const [, signal] = await hanging.ended;
    expect(signal).toBe('SIGKILL');
    expect(open).not.toHaveBeenCalled();
    await healthy.ended;
  });

  it('name an engine that crashes, and one that does not start', async () => {
    const crashing = engineOf('chromium', () => Promise.reject(new Error('The connection is closed.')));
    const absent: Engine = { name: 'webkit', open: () => Promise.reject(new Error('No display.')) };
    const runs = await runJourneys([reads], [crashing.engine, absent], options);
    expect(runs.map(({ problem }) => problem)).toEqual([
      'Chromium no longer answers and was ended. The connection is closed.',
      'WebKit did not start: No display.',
    ]);
    await crashing.ended;
  });

  it('fail on complaints of the console, save for those that the journey allows', async () => {
    const loud = engineOf('firefox', async () => '1');
    loud.page.complaints = async () => ['The policy forbids a script', 'a known one'];
    const [run] = await runJourneys([{ ...reads, allowed: /known/ }], [loud.engine], options);
    expect(run?.problem).toBe('The console says: The policy forbids a script');
    await loud.ended;
  });

  it('stand in a table with a column for each engine and width', async () => {
    const say = vi.fn();
    const { engine, ended } = engineOf('firefox', async () => '1');
    const runs = await runJourneys([reads], [engine], { ...options, say });
    expect(say).toHaveBeenCalledWith(expect.stringMatching(/^ok {3}Firefox {3}390 px .* reads the page$/));
    const [head, row] = tabulate(runs, ['firefox']).split('\n');
    expect(head).toMatch(/Firefox 390 +Firefox 1440$/);
    expect(row).toMatch(/^reads the page .* s +–$/);
    await ended;
  });
});
