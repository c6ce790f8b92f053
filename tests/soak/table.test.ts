import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Instance, openInstance } from '../faults/open-instance.ts';
import { type OpenSandbox, openSandbox } from '../faults/open-sandbox.ts';
import { openTableDouble, type TableDouble } from '../faults/table-double.ts';

/** Two instances send fewer requests than the limit of recommendations, 240 a minute, lets pass. */
const PAUSE_MS = 600;
let sandbox: OpenSandbox;
let table: TableDouble;
let instances: Instance[];

beforeAll(async () => {
  [sandbox, table] = await Promise.all([openSandbox(), openTableDouble()]);
  instances = await Promise.all([openInstance(sandbox, table.url), openInstance(sandbox, table.url)]);
});
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.close()));
  await table.close();
  await sandbox.close();
});

interface Traffic {
  statuses: Set<number>;
  /** In milliseconds, in order. */
  durations: number[];
}

/** A caller of each instance, who asks for products that no cache knows. */
async function sendTraffic(durationMs: number): Promise<Traffic> {
  const traffic: Traffic = { statuses: new Set(), durations: [] };
  const end = Date.now() + durationMs;
  const call = async ({ url }: Instance) => {
    while (Date.now() < end) {
      const startedAt = performance.now();
      const path = `/api/recommendations?profile=404&product=${crypto.randomUUID()}`;
      const response = await fetch(`${url}${path}`);
      await response.text();
      traffic.statuses.add(response.status);
      traffic.durations.push(performance.now() - startedAt);
      await delay(PAUSE_MS);
    }
  };
  await Promise.all(instances.map(call));
  return { ...traffic, durations: traffic.durations.toSorted((one, other) => one - other) };
}

const medianOf = ({ durations }: Traffic) => durations[Math.floor(durations.length / 2)] ?? Number.NaN;
const slowestOf = ({ durations }: Traffic) => durations.at(-1) ?? Number.NaN;

/** The median caller does not notice it, and the slowest waits for one budget at most. */
function expectUnnoticed(during: Traffic, before: Traffic): void {
  expect([...during.statuses]).toEqual([200]);
  expect(medianOf(during)).toBeLessThan(2 * medianOf(before) + 50);
  expect(slowestOf(during)).toBeLessThan(slowestOf(before) + 1_000);
}

it('a table that hangs for a minute, or comes and goes, is not noticed by the shoppers of a busy shop', async () => {
  await sendTraffic(5_000);
  const before = await sendTraffic(20_000);
  table.set('hangs');
  expectUnnoticed(await sendTraffic(60_000), before);
  table.set('refuses');
  expectUnnoticed(await sendTraffic(20_000), before);
  const flapping = sendTraffic(40_000);
  for (let turn = 0; turn < 8; turn += 1) {
    table.set(turn % 2 === 0 ? 'hangs' : 'works');
    await delay(turn % 2 === 0 ? 3_000 : 7_000);
  }
  expectUnnoticed(await flapping, before);
  table.set('works');
  for (const { url } of instances) {
    const health = async () => (await fetch(`${url}/api/health`)).json();
    await expect.poll(health, { timeout: 15_000 }).toMatchObject({ ok: true, cache: { ok: true } });
  }
});
