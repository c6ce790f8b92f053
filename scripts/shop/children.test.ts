import { afterEach, describe, expect, it } from 'vitest';
import { findFreePort, isPortFree } from './check-ports.ts';
import { Children } from './children.ts';
import { waitUntilReady } from './wait-until-ready.ts';

const env = { NODE_ENV: 'development' } as const;
let children: Children;
let lines: string[];

function begin(): Children {
  lines = [];
  children = new Children((line) => lines.push(line));
  return children;
}

afterEach(() => children.close());

/** A server whose child does the listening. */
const listening = (port: number) => `
  const { spawn } = require('node:child_process');
  const server = "require('node:http').createServer((q, s) => s.end('hi')).listen(${port}, '127.0.0.1')";
  spawn(process.execPath, ['-e', server], { stdio: 'inherit' });`;

describe('the processes of a shop', () => {
  it('leave nothing listening when they are closed, their own children included', async () => {
    const port = await findFreePort();
    begin().startServer({ name: 'site', args: ['-e', listening(port)], env });
    await waitUntilReady(`http://127.0.0.1:${port}`, 5_000);
    await children.close();
    expect(await isPortFree(port)).toBe(true);
  });

  it('are named with their last output when they end by themselves', async () => {
    const args = ['-e', "console.error('no such table'); process.exit(3)"];
    begin().startServer({ name: 'sandbox', args, env });
    await expect(children.crashed).rejects.toThrow(
      /sandbox ended with code 3\. It last said:\nno such table/,
    );
    expect(lines).toEqual(['[sandbox] no such table']);
  });

  it('are killed when they ignore SIGTERM, which is not a crash', async () => {
    const up = Promise.withResolvers<string>();
    children = new Children(up.resolve, 100);
    const stubborn = "process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000)";
    children.startServer({ name: 'site', args: ['-e', stubborn], env });
    expect(await up.promise).toBe('[site] up');
    await children.close();
    await expect(Promise.race([children.crashed, Promise.resolve('no crash')])).resolves.toBe('no crash');
  });

  it('fail a task that exits with an error, and print its output except hidden lines', async () => {
    const args = ['-e', "console.log('- Local: x'); console.log('built'); process.exit(1)"];
    const task = begin().runTask({ name: 'build', args, env, hides: /^- Local/ });
    await expect(task).rejects.toThrow('build failed');
    expect(lines).toEqual(['[build] built']);
  });

  it('fail a running task when a server crashes', async () => {
    begin().startServer({ name: 'sandbox', args: ['-e', 'process.exit(1)'], env });
    const task = children.runTask({ name: 'build', args: ['-e', 'setTimeout(() => {}, 60_000)'], env });
    await expect(task).rejects.toThrow('sandbox ended with code 1');
  });
});
