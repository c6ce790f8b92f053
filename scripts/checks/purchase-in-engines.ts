import type { Environment } from '../../packages/core/src/providers/variable.ts';
import { purchase } from '../../tests/engines/journeys/purchase.ts';
import { runJourneys, tabulate } from '../../tests/engines/run-journeys.ts';
import type { Count } from './count.ts';
import { findBrowsers } from './find-browsers.ts';

/**
 * `npm test`: the purchase in each engine that is found, at both widths, in the open shops. Installs
 * nothing, and says in one line which engine was not found; that is no failure, but finding none is.
 */
export async function purchaseInEngines(
  shops: readonly Environment[],
  say: (line: string) => void,
  ended: AbortSignal,
): Promise<Count> {
  const site = shops[0]?.SITE_URL;
  if (site === undefined) throw new Error('Not run: no shop is open.');
  const { CHROMIUM_PATH: chromium, PATH: searchPath = '' } = process.env;
  const { engines, missing } = await findBrowsers({
    chromium,
    searchPath,
    mayInstall: false,
    say,
  });
  if (missing.length > 0) say(missing.join(' '));
  if (engines.length === 0) throw new Error('Not run: there is no browser.');
  const runs = await runJourneys([purchase], engines, { site, lanes: 2, say, ended });
  const names = engines.map(({ name }) => name);
  say(`\n${tabulate(runs, names)}`);
  const failed = runs.filter(({ problem }) => problem !== null).length;
  return { passed: runs.length - failed, failed };
}
