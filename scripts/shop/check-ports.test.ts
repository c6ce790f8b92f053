import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { checkPorts, findFreePort, isPortFree, portVariables } from './check-ports.ts';
import { workbenchEnv } from './workbench-env.ts';

const taken: Server[] = [];

afterEach(() => {
  for (const server of taken.splice(0)) server.close();
});

async function take(port: number, host = '127.0.0.1'): Promise<void> {
  const server = createServer().listen({ host, port });
  await once(server, 'listening');
  taken.push(server);
}

async function freeWorkbench() {
  const free: [string, string][] = [];
  for (const name of portVariables) free.push([name, String(await findFreePort())]);
  return workbenchEnv.parse(Object.fromEntries(free));
}

describe('the ports of a shop', () => {
  it('are accepted when they are free', async () => {
    await expect(checkPorts(await freeWorkbench())).resolves.toBeUndefined();
  });

  it('are named with their variable when something already listens there', async () => {
    const workbench = await freeWorkbench();
    await take(workbench.SANDBOX_CONTENT_PORT);
    await expect(checkPorts(workbench)).rejects.toThrow(
      `Port ${workbench.SANDBOX_CONTENT_PORT}, where the content double should listen, is in use. ` +
        'Free it or set SANDBOX_CONTENT_PORT to another.',
    );
  });

  it('are taken when a server listens on all addresses', async () => {
    const port = await findFreePort();
    await take(port, '0.0.0.0');
    expect(await isPortFree(port)).toBe(false);
  });

  it('cannot be given twice', async () => {
    const workbench = await freeWorkbench();
    await expect(checkPorts({ ...workbench, SANDBOX_DESK_PORT: workbench.PORT })).rejects.toThrow(
      `Port ${workbench.PORT} is given to the shop (PORT) and to the desk (SANDBOX_DESK_PORT).`,
    );
  });

  it('are none that a connection may take before the server listens', async () => {
    const ports = await Promise.all(Array.from({ length: 50 }, () => findFreePort()));
    expect(new Set(ports).size).toBe(50);
    // Linux gives those from here on to outgoing connections.
    expect(Math.max(...ports)).toBeLessThan(32_768);
  });

  it('are the preferred ones when those are free', async () => {
    const port = await findFreePort();
    expect(await findFreePort(port)).toBe(port);
    await take(port);
    expect(await findFreePort(port)).not.toBe(port);
  });
});
