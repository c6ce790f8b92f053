import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromiumEngine, firefoxEngine } from '../../tests/engines/drivers/puppeteer-page.ts';
import { webkitEngine } from '../../tests/engines/drivers/webkit-page.ts';
import type { Engine } from '../../tests/engines/engine.ts';
import { findChromium } from './find-chromium.ts';
import { runProgram } from './run-program.ts';

export interface Browsers {
  engines: Engine[];
  /** A line for each engine that was not found: its name, and what would bring it. */
  missing: string[];
}

interface SearchOptions {
  /** Of programs, as in PATH. */
  searchPath: string;
  /** The given Chromium, as in CHROMIUM_PATH. */
  chromium: string | undefined;
  /** Whether Debian's packages are installed where they are missing and may be. */
  mayInstall: boolean;
  say: (line: string) => void;
}

const firefoxNames = ['firefox-esr', 'firefox'];
const macFirefox = '/Applications/Firefox.app/Contents/MacOS/firefox';
const miniBrowsers = '/usr/{lib,lib64,libexec,lib/*-linux-gnu}/webkit2gtk-4.*/MiniBrowser';

const packages = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
} as const;

/** Finds Chromium, Firefox and WebKitGTK, or installs them where this is Debian and we are root. */
export async function findBrowsers(options: SearchOptions): Promise<Browsers> {
  const { searchPath, chromium, mayInstall, say } = options;
  if (mayInstall) await installMissing(searchPath, say);
  const chromiumPath = await findChromium(chromium, searchPath, say);
  const firefoxPath = findFirefox(searchPath);
  const webkit = findWebKit(searchPath);
  const engines = [
    ...(chromiumPath === null ? [] : [chromiumEngine(chromiumPath)]),
    ...(firefoxPath === null ? [] : [firefoxEngine(firefoxPath)]),
    ...('programs' in webkit ? [webkitEngine(webkit.programs)] : []),
  ];
  const missing = [
    ...(chromiumPath === null ? ['Chromium was not found: install one or set CHROMIUM_PATH.'] : []),
    ...(firefoxPath === null ? [`Firefox was not found: install ${packages.firefox.join(' ')}.`] : []),
    ...('absent' in webkit
      ? [`WebKit was not found (no ${webkit.absent.join(', ')}): install ${packages.webkit.join(' ')}.`]
      : []),
  ];
  return { engines, missing };
}

function findFirefox(searchPath: string): string | null {
  return [...onPath(searchPath, firefoxNames), macFirefox].find((path) => existsSync(path)) ?? null;
}

type FoundWebKit = { programs: Parameters<typeof webkitEngine>[0] } | { absent: string[] };

function findWebKit(searchPath: string): FoundWebKit {
  const find = (name: string) => onPath(searchPath, [name]).find((path) => existsSync(path));
  const driver = find('WebKitWebDriver');
  const display = find('Xvfb');
  const [browser] = globSync(miniBrowsers);
  if (driver !== undefined && display !== undefined && browser !== undefined)
    return { programs: { driver, display, browser } };
  const programs = { WebKitWebDriver: driver, MiniBrowser: browser, Xvfb: display };
  return { absent: Object.entries(programs).flatMap(([name, path]) => (path === undefined ? [name] : [])) };
}

async function installMissing(searchPath: string, say: (line: string) => void): Promise<void> {
  const wanted = [
    ...(findFirefox(searchPath) === null ? packages.firefox : []),
    ...('absent' in findWebKit(searchPath) ? packages.webkit : []),
  ];
  const isRoot = process.getuid?.() === 0;
  const hasApt = onPath(searchPath, ['apt-get']).some((path) => existsSync(path));
  if (wanted.length === 0 || !isRoot || !hasApt) return;
  say(`Installing Debian’s ${wanted.join(', ')} with apt-get.`);
  await runProgram('apt-get', ['update', '-q']);
  const args = ['install', '-y', '-q', '--no-install-recommends', ...wanted];
  await runProgram('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' });
}

function onPath(searchPath: string, programs: readonly string[]): string[] {
  return searchPath.split(delimiter).flatMap((folder) => programs.map((name) => join(folder, name)));
}
