import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ControlClient, createControlClient } from '../../packages/sandbox/src/desk/control-client.ts';
import { findFreePort } from '../../scripts/shop/check-ports.ts';
import { waitUntilReady } from '../../scripts/shop/wait-until-ready.ts';

/** A sandbox in a process of its own, on free ports with a new world. */
export interface OpenSandbox {
  commerce: string;
  content: string;
  desk: string;
  control: ControlClient;
  close(): Promise<void>;
}

const program = fileURLToPath(new URL('../../packages/sandbox/src/main.ts', import.meta.url));

/** @param more arguments of the sandbox, apart from its ports */
export async function openSandbox(more: readonly string[] = []): Promise<OpenSandbox> {
  const [commerce, content, desk] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const stateDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const ports = [`--commerce-port=${commerce}`, `--content-port=${content}`, `--desk-port=${desk}`];
  const args = ['--disable-warning=ExperimentalWarning', program, ...ports, `--state-dir=${stateDir}`];
  const child = spawn(process.execPath, [...args, '--script-delay-ms=0', ...more], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  const at = (port: number) => `http://localhost:${port}`;
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(stateDir, { recursive: true, force: true });
  };
  try {
    const crashed = ended.then(() => Promise.reject(new Error('The sandbox exited.')));
    await Promise.race([waitUntilReady(at(desk), 30_000), crashed]);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    commerce: at(commerce),
    content: at(content),
    desk: at(desk),
    control: createControlClient(at(desk)),
    close,
  };
}
