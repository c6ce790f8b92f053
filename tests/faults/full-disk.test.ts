import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { callDynamo } from '../../packages/sandbox/src/cloud/call-dynamo.ts';
import { findFreePort } from '../../scripts/shop/check-ports.ts';
import { root } from '../../scripts/shop/root.ts';
import { waitUntilReady } from '../../scripts/shop/wait-until-ready.ts';

const TableName = 'storefront-cache';
const VALUE = 'x'.repeat(8_000);

let stateDir: string;
let close: () => Promise<void>;

beforeEach(() => {
  stateDir = mkdtempSync(join(tmpdir(), 'full-disk-'));
});

afterEach(async () => {
  await close();
  rmSync(stateDir, { recursive: true, force: true });
});

/** Starts the cloud's process, which can write no file of more than `kilobytes`. */
async function openCloud(kilobytes: number) {
  const port = await findFreePort();
  const program = join(root, 'packages/sandbox/src/cloud/main.ts');
  const limited = `ulimit -f ${kilobytes} && exec "$0" "$@"`;
  const args = [process.execPath, program, '--port', String(port), '--state-dir', stateDir];
  const child = spawn('bash', ['-c', limited, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const output of [child.stdout, child.stderr])
    createInterface({ input: output }).on('line', (line) => said.push(line));
  close = async () => {
    const ended = once(child, 'close');
    if (child.exitCode === null && child.kill()) await ended;
  };
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${url}/sandbox/queue`, 20_000);
  await expect
    .poll(() => callDynamo(url, 'DescribeTable', { TableName }).catch(() => null), { timeout: 20_000 })
    .not.toBeNull();
  const key = (id: string) => ({ pk: { S: id }, sk: { S: 'a' } });
  return {
    said,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    write: (id: string) => callDynamo(url, 'PutItem', { TableName, Item: { ...key(id), v: { S: VALUE } } }),
    read: async (id: string) =>
      Object(await callDynamo(url, 'GetItem', { TableName, Key: key(id) })).Item?.v?.S,
  };
}

it('a table that cannot be written any more goes on in memory with its rows, and says so in one line', async () => {
  const table = await openCloud(128);
  const ids = Array.from({ length: 40 }, (_, at) => `row ${at}`);
  for (const id of ids) {
    // The double never answers the write that fails.
    await Promise.race([table.write(id), new Promise((resolve) => setTimeout(resolve, 500))]);
    if (table.said.length > 0) break;
  }
  expect(table.said).toEqual([
    expect.stringMatching(/^The cache's table cannot be written: .* in memory only\.$/),
  ]);
  expect(table.isRunning()).toBe(true);
  await expect.poll(() => table.read('row 0'), { timeout: 5_000 }).toBe(VALUE);
  for (const id of ids) await table.write(id);
  for (const id of ids) expect(await table.read(id)).toBe(VALUE);
  expect(table.said).toHaveLength(1);
}, 60_000);

it('a cloud that is started on a full disk keeps its table in memory, and says so in one line', async () => {
  const table = await openCloud(32);
  await table.write('row');
  expect(await table.read('row')).toBe(VALUE);
  expect(table.said).toEqual([expect.stringMatching(/^The cache's table cannot be written: /)]);
}, 60_000);
