import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { root } from '../shop/root.ts';
import { runProgram } from './run-program.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const macBrowsers = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** The path of a Chromium: the one given, Playwright's, the system's; else it installs one. Null when it cannot. */
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
  const found = lookAround(searchPath);
  if (found !== null) return found;
  await installChromium(searchPath, say);
  return lookAround(searchPath);
}

function lookAround(searchPath: string): string | null {
  const ofTheSystem = searchPath
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [chromium.executablePath(), ...ofTheSystem, ...macBrowsers].find((path) => existsSync(path)) ?? null;
}

async function installChromium(searchPath: string, say: (line: string) => void): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  const hasApt = searchPath.split(delimiter).some((folder) => existsSync(join(folder, 'apt-get')));
  if (isRoot && hasApt) {
    say('No Chromium here: installing Debian’s with apt-get.');
    await runProgram('apt-get', ['update', '-q']);
    const args = ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation'];
    if ((await runProgram('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' })) === 0) return;
  }
  say('No Chromium here: installing Playwright’s own.');
  await runProgram(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']);
}
