import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Environment } from '@storefront/core/providers/variable';
import { findFreePort } from '../../scripts/shop/check-ports.ts';
import { readEnvironment } from '../../scripts/shop/read-environment.ts';
import { waitUntilReady } from '../../scripts/shop/wait-until-ready.ts';
import type { OpenSandbox } from './open-sandbox.ts';

/** A process that runs every function, behind an edge. It knows nothing of what other instances have seen. */
export interface Instance {
  url: string;
  close(): Promise<void>;
}

const program = fileURLToPath(new URL('../../packages/sandbox/src/edge/main.ts', import.meta.url));
const portOf = (url: string) => new URL(url).port;

/** What a process of a shop with this sandbox and this table sees. */
export function environmentOf(sandbox: OpenSandbox, tableUrl: string): Environment {
  const { env } = readEnvironment({
    SANDBOX_COMMERCE_PORT: portOf(sandbox.commerce),
    SANDBOX_CONTENT_PORT: portOf(sandbox.content),
    SANDBOX_DESK_PORT: portOf(sandbox.desk),
    SANDBOX_CLOUD_PORT: portOf(tableUrl),
  });
  return env;
}

export async function openInstance(sandbox: OpenSandbox, tableUrl: string): Promise<Instance> {
  const port = await findFreePort();
  const env = environmentOf(sandbox, tableUrl);
  const args = [
    '--disable-warning=ExperimentalWarning',
    program,
    '--port',
    String(port),
    '--desk',
    sandbox.desk,
  ];
  const secret = ['--origin-secret', String(env.ORIGIN_SECRET)];
  const child = spawn(process.execPath, [...args, ...secret], {
    env: { ...env, NODE_ENV: 'production', POWERTOOLS_LOG_LEVEL: 'SILENT' },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const url = `http://localhost:${port}`;
  const close = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  try {
    await waitUntilReady(`${url}/api/country`, 30_000);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
}
