import type { Environment } from '../../packages/core/src/providers/variable.ts';
import { engineTitles } from '../../tests/engines/engine.ts';
import { purchase } from '../../tests/engines/journeys/purchase.ts';
import { type Run, runJourneys, tabulate } from '../../tests/engines/run-journeys.ts';
import { type Count, withFlaky } from './count.ts';
import { findBrowsers } from './find-browsers.ts';

/**
 * `npm test`: the purchase in each engine that is found, at both widths, in the open shops. Installs
 * nothing, and says in one line which engine was not found; that is no failure, but finding none is. A purchase that
 * fails is tried once more, as journeys are, and is named as flaky.
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
  const options = { site, say, ended };
  const runs = await runJourneys([purchase], engines, { ...options, lanes: 2 });
  const names = engines.map(({ name }) => name);
  say(`\n${tabulate(runs, names)}`);
  const lost = runs.filter(({ problem }) => problem !== null);
  const again: Run[] = [];
  for (const { engine, width } of lost) {
    const same = engines.filter(({ name }) => name === engine);
    again.push(...(await runJourneys([purchase], same, { ...options, lanes: 1, widths: [width] })));
  }
  const isLost = ({ engine, width }: Run) =>
    !again.some((run) => run.engine === engine && run.width === width && run.problem === null);
  const failures = lost.filter(isLost).map(sayProblem);
  const count = { passed: runs.length - lost.length, failed: failures.length, failures };
  return withFlaky(count, lost.filter((run) => !isLost(run)).map(sayProblem));
}

const sayProblem = ({ engine, width, journey, problem }: Run) =>
  `${engineTitles[engine]} ${width} px › ${journey} › ${problem}`;
