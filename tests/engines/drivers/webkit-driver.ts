import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../../scripts/shop/check-ports.ts';
import { endProcessGroup } from './end-process.ts';

export interface RunningDriver {
  origin: string;
  kill: () => void;
}

const START_TIMEOUT_MS = 10_000;

/** Starts `WebKitWebDriver` on a free port; browsers that it starts are ended with it. */
export async function startDriver(
  program: string,
  display: string,
  hasReducedMotion: boolean,
): Promise<RunningDriver> {
  const port = await findFreePort();
  const home = writeSettings(hasReducedMotion);
  const child = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...environment(display, home) },
  });
  const kill = () => {
    endProcessGroup(child.pid);
    rmSync(home, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(origin))) {
    if (Date.now() > deadline || child.exitCode !== null) {
      kill();
      throw new Error(`${program} did not start.`);
    }
    await wait(50);
  }
  return { origin, kill };
}

/** GTK reads from a file whether somebody wants less motion. Returns the folder to point it to. */
function writeSettings(hasReducedMotion: boolean): string {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  const animates = hasReducedMotion ? 0 : 1;
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), `[Settings]\ngtk-enable-animations=${animates}\n`);
  return home;
}

function environment(display: string, home: string): Record<string, string> {
  const isRoot = process.getuid?.() === 0;
  return {
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: home,
    LIBGL_ALWAYS_SOFTWARE: '1',
    // WebKit's own sandbox needs rights that root in a container does not have.
    ...(isRoot && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/status`, { signal: AbortSignal.timeout(1000) })).ok;
  } catch {
    return false;
  }
}
