import { type Browser, chromium } from 'playwright';
import { findChromium } from '../checks/find-chromium.ts';

/** Starts a browser for the work, and ends it. `ownArgs` go to Chromium's command line. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
  ownArgs: readonly string[] = [],
): Promise<Result> {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const executablePath = await findChromium(CHROMIUM_PATH, PATH, console.log);
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...ownArgs];
  const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
