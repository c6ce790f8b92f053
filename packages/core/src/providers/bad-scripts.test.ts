import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../fault.ts';
import { SCRIPT_TIMEOUT_MS } from './load-script.ts';
import { loadCallsFixtures, type ScriptPortCase } from './provider-calls.fixture.ts';
import { SECRET } from './provider-faults.fixture.ts';
import { type StubScript, stubPage } from './stub-page.fixture.ts';

const rows = (await loadCallsFixtures()).flatMap(([folder, { scriptPort }]): [string, ScriptPortCase][] =>
  scriptPort === undefined ? [] : [[folder, scriptPort]],
);

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the port on a page; `become` decides how each of its scripts ends. */
async function load(row: ScriptPortCase, become: (script: StubScript) => void) {
  const { scripts } = stubPage();
  const faults: Fault[] = [];
  const port = row.open((fault) => faults.push(fault));
  const loading = port.load();
  for (let at = 0; at < (row.scripts ?? 1); at += 1) {
    await vi.advanceTimersByTimeAsync(0);
    const script = scripts[at];
    if (script) become(script);
  }
  await vi.advanceTimersByTimeAsync(SCRIPT_TIMEOUT_MS + 1_000);
  const isLoaded = await loading;
  await port.use();
  await vi.advanceTimersByTimeAsync(0);
  for (const { say } of faults) expect(say).not.toContain(SECRET);
  return { isLoaded, codes: faults.map(({ code }) => code) };
}

describe.each(rows)('a page with %s', (role, row) => {
  it('reports a script that is blocked or missing, and throws nothing', async () => {
    const { isLoaded, codes } = await load(row, (script) => script.onerror?.());
    expect([isLoaded, codes[0]]).toEqual([false, `${role}-unavailable`]);
  });

  it('reports a script that does not arrive before its timeout', async () => {
    const { isLoaded, codes } = await load(row, () => undefined);
    expect([isLoaded, codes[0]]).toEqual([false, `${role}-timeout`]);
  });

  it('reports a script that leaves no API, where that can be known', async () => {
    const { isLoaded, codes } = await load(row, (script) => script.onload?.());
    expect(isLoaded).toBe(row.leavesNothing === true);
    if (row.leavesNothing) expect(codes).toEqual([]);
    else expect(codes[0]).toMatch(new RegExp(`^${role}-(unavailable|timeout)$`));
  });

  it('reports a script whose API is malformed, and throws nothing', async () => {
    const { codes } = await load(row, (script) => {
      row.leaveNonsense(Object(window));
      script.onload?.();
    });
    for (const code of codes) expect(code).toBe(`${role}-unavailable`);
    expect(codes.length).toBeLessThanOrEqual(1);
  });
});

it('the fixtures hold every port that loads a script', () => {
  const ports = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      path.endsWith('/browser.ts') &&
      readFileSync(join(import.meta.dirname, path), 'utf8').includes('createScriptPort('),
  );
  expect(ports.length).toBeGreaterThan(8);
  expect(rows.map(([role]) => `${role}/browser.ts`).toSorted()).toEqual(ports.toSorted());
});
