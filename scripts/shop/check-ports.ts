import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Fault } from '../../packages/core/src/fault.ts';
import type { Workbench } from './workbench-env.ts';

const servers = {
  PORT: 'the shop',
  SANDBOX_COMMERCE_PORT: 'the commerce double',
  SANDBOX_CONTENT_PORT: 'the content double',
  SANDBOX_DESK_PORT: 'the desk',
  SANDBOX_CLOUD_PORT: 'the double of DynamoDB and the queue',
} as const satisfies Partial<Record<keyof Workbench, string>>;

export type PortVariable = keyof typeof servers;

export const portVariables: readonly PortVariable[] = [
  'PORT',
  'SANDBOX_COMMERCE_PORT',
  'SANDBOX_CONTENT_PORT',
  'SANDBOX_DESK_PORT',
  'SANDBOX_CLOUD_PORT',
];

/** Throws one `Fault` that names each port that is in use or given twice, and the variable that changes it. */
export async function checkPorts(workbench: Workbench): Promise<void> {
  const problems: string[] = [];
  for (const [at, name] of portVariables.entries()) {
    const port = workbench[name];
    const twin = portVariables.slice(0, at).find((other) => workbench[other] === port);
    if (twin !== undefined) {
      problems.push(`Port ${port} is given to ${servers[twin]} (${twin}) and to ${servers[name]} (${name}).`);
    } else if (!(await isPortFree(port))) {
      problems.push(
        `Port ${port}, where ${servers[name]} should listen, is in use. Free it or set ${name} to another.`,
      );
    }
  }
  if (problems.length > 0) throw new Fault({ code: 'port-in-use', kind: 'input', say: problems.join('\n') });
}

/** Whether nothing listens on the port of 127.0.0.1 and, where the machine has it, ::1. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await canListen('127.0.0.1', port)) && (await canListen('::1', port));
}

/**
 * Ports that no system gives to outgoing connections, which Linux does from 32,768 on, others from 49,152: one of those
 * may be taken before the caller listens on it.
 */
const [LOWEST, HIGHEST] = [12_000, 32_000];

/** Ports that were found: the caller listens on them soon. */
const found = new Set<number>();

/** A port that is free right now and was not found before; the preferred one if it is free. */
export async function findFreePort(preferred = 0): Promise<number> {
  if (preferred !== 0 && (await isPortFree(preferred))) return preferred;
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if (found.has(port) || !(await isPortFree(port))) continue;
    found.add(port);
    return port;
  }
}

async function canListen(host: string, port: number): Promise<boolean> {
  const server = createServer().listen({ host, port });
  try {
    await once(server, 'listening');
  } catch (error) {
    return (
      error instanceof Error && 'code' in error && error.code !== 'EADDRINUSE' && error.code !== 'EACCES'
    );
  }
  server.close();
  await once(server, 'close');
  return true;
}
