import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { root } from '../shop/root.ts';
import { runProgram } from './run-program.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const headlessShell = 'chromium-headless-shell';
const macBrowsers = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** Returns the path of a Chromium: the given one, Playwright's, the system's, or a newly installed one; null if none. */
export async function findChromium(
  given: string | undefined,
  searchPath: string,
  say: (line: string) => void,
): Promise<string | null> {
  if (given !== undefined) {
    if (existsSync(given)) return given;
    say(`CHROMIUM_PATH is ${given}, but there is no such file.`);
    return null;
  }
  const found = findInstalled(searchPath);
  if (found !== null) {
    await installHeadlessShell(searchPath, say);
    return found;
  }
  await installChromium(searchPath, say);
  return findInstalled(searchPath);
}

/**
 * Returns the path of a Chromium that was compiled without windows, if there is one: journeys cost it a third less
 * processor time. It has no back-forward cache.
 */
export function findHeadlessShell(searchPath: string): string | null {
  return onPath(searchPath, [headlessShell]).find((path) => existsSync(path)) ?? null;
}

function onPath(searchPath: string, programs: readonly string[]): string[] {
  return searchPath.split(delimiter).flatMap((folder) => programs.map((name) => join(folder, name)));
}

function findInstalled(searchPath: string): string | null {
  const ofTheSystem = onPath(searchPath, names);
  return [chromium.executablePath(), ...ofTheSystem, ...macBrowsers].find((path) => existsSync(path)) ?? null;
}

function mayInstall(searchPath: string): boolean {
  return process.getuid?.() === 0 && onPath(searchPath, ['apt-get']).some((path) => existsSync(path));
}

async function installFromDebian(packages: readonly string[]): Promise<boolean> {
  const args = ['install', '-y', '-q', '--no-install-recommends', ...packages];
  return (await runProgram('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' })) === 0;
}

/** Without it all journeys take half as long again: worth a package even where a Chromium stands. */
async function installHeadlessShell(searchPath: string, say: (line: string) => void): Promise<void> {
  if (findHeadlessShell(searchPath) !== null || !mayInstall(searchPath)) return;
  say('A Chromium, but none without windows: installing Debian’s with apt-get.');
  await runProgram('apt-get', ['update', '-q']);
  if (!(await installFromDebian([headlessShell]))) say('It is not there; journeys run in the other, slower.');
}

async function installChromium(searchPath: string, say: (line: string) => void): Promise<void> {
  if (mayInstall(searchPath)) {
    say('No Chromium here: installing Debian’s with apt-get.');
    await runProgram('apt-get', ['update', '-q']);
    for (const browsers of [['chromium', headlessShell], ['chromium']]) {
      if (await installFromDebian([...browsers, 'fonts-liberation'])) return;
    }
  }
  say('No Chromium here: installing Playwright’s own.');
  await runProgram(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']);
}
