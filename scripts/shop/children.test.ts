import { afterEach, describe, expect, it } from 'vitest';
import { findFreePort, isPortFree } from './check-ports.ts';
import { Children, type ChildrenOptions } from './children.ts';
import { waitUntilReady } from './wait-until-ready.ts';

const env = { NODE_ENV: 'development' } as const;
let children: Children;
let lines: string[];

function begin(options: ChildrenOptions = {}): Children {
  lines = [];
  children = new Children((line) => lines.push(line), options);
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
    children = new Children(up.resolve, { timeoutMs: 100 });
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

describe('a server that ends by itself in an open shop', () => {
  /** A server that returns its process id; it ends after `/end`, and by a signal after `/kill`. */
  const mortal = (port: number) => `
    require('node:http').createServer(({ url }, response) => {
      response.end(String(process.pid));
      if (url === '/end') process.exit(3);
      if (url === '/kill') process.kill(process.pid, 'SIGKILL');
    }).listen(${port}, '127.0.0.1')`;

  async function openMortal(options: ChildrenOptions = {}) {
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    begin(options).startServer({ name: 'site', args: ['-e', mortal(port)], env });
    await waitUntilReady(url, 5_000);
    children.restartServers();
    const processId = async () => (await fetch(url)).text();
    return {
      url,
      processId,
      /** Ends the server in this way and waits for the next one. */
      async end(way: string) {
        const before = await processId();
        await fetch(`${url}/${way}`).catch(() => null);
        await expect.poll(() => processId().catch(() => before), { timeout: 5_000 }).not.toBe(before);
      },
    };
  }

  it('is started again on its port, which is said in one line', async () => {
    const server = await openMortal({ restartAfterMs: 20 });
    await server.end('end');
    await server.end('kill');
    expect(lines).toEqual([
      'site ended with code 3. It is started again in 0.02 s.',
      'site was ended by a signal. It is started again in 0.04 s.',
    ]);
    await expect(Promise.race([children.crashed, Promise.resolve('no crash')])).resolves.toBe('no crash');
  });

  it('starts anew with short waits once it was well for a while', async () => {
    const server = await openMortal({ restartAfterMs: 20, wellAfterMs: 0, mostEnds: 2 });
    for (let round = 0; round < 3; round += 1) await server.end('end');
    expect(new Set(lines)).toEqual(new Set(['site ended with code 3. It is started again in 0.02 s.']));
  });

  it('gets its port back although a process of its own holds it', async () => {
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    const parent = `${listening(port)} setTimeout(() => process.exit(1), 1_000)`;
    begin({ restartAfterMs: 20 }).startServer({ name: 'site', args: ['-e', parent], env });
    await waitUntilReady(url, 5_000);
    children.restartServers();
    await expect.poll(() => lines.length, { timeout: 5_000 }).toBeGreaterThan(0);
    await waitUntilReady(url, 5_000);
    expect(lines.join()).not.toContain('EADDRINUSE');
  });

  it('is given up with its last words after five ends in a row, and the fault says what to do', async () => {
    const args = ['-e', "console.error('no such table'); process.exit(3)"];
    begin({ restartAfterMs: 1 }).restartServers();
    children.startServer({ name: 'cloud', args, env });
    await expect(children.crashed).rejects.toThrow(
      /cloud ended with code 3\. It last said:\nno such table\nIt ended 5 times in a row, so it is not started again\. Mend what it says/,
    );
    expect(lines.filter((line) => line.includes('is started again'))).toHaveLength(4);
  });

  it('is not started again when the shop closes', async () => {
    const server = await openMortal({ restartAfterMs: 300 });
    await fetch(`${server.url}/end`).catch(() => null);
    await expect.poll(() => lines).toHaveLength(1);
    await children.close();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(fetch(server.url)).rejects.toThrow('fetch failed');
  });
});
