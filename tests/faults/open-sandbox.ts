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
  /** Ends the process as a power cut would, without a chance to write anything. */
  kill(): Promise<void>;
  /** Starts it again after `kill`, on the same ports and with what it had written. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const program = fileURLToPath(new URL('../../packages/sandbox/src/main.ts', import.meta.url));

/** @param more arguments of the sandbox, apart from its ports */
export async function openSandbox(more: readonly string[] = []): Promise<OpenSandbox> {
  const [commerce, content, desk] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const stateDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const ports = [`--commerce-port=${commerce}`, `--content-port=${content}`, `--desk-port=${desk}`];
  const args = ['--disable-warning=ExperimentalWarning', program, ...ports, `--state-dir=${stateDir}`];
  const at = (port: number) => `http://localhost:${port}`;
  let end: (signal: NodeJS.Signals) => Promise<void> = async () => {};

  async function start(): Promise<void> {
    const child = spawn(process.execPath, [...args, '--script-delay-ms=0', ...more], { stdio: 'inherit' });
    const ended = once(child, 'exit');
    end = async (signal) => {
      child.kill(signal);
      await ended;
    };
    const crashed = ended.then(() => Promise.reject(new Error('The sandbox exited.')));
    // Once it is ready nobody waits for its end.
    crashed.catch(() => {});
    await Promise.race([waitUntilReady(at(desk), 30_000), crashed]);
  }

  const close = async () => {
    await end('SIGTERM');
    rmSync(stateDir, { recursive: true, force: true });
  };
  try {
    await start();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    commerce: at(commerce),
    content: at(content),
    desk: at(desk),
    control: createControlClient(at(desk)),
    kill: () => end('SIGKILL'),
    restart: start,
    close,
  };
}
