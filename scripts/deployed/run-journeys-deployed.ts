import { parseArgs } from 'node:util';
import { findChromium } from '../checks/find-chromium.ts';
import { runStages, summarise } from '../checks/run-stages.ts';
import { type DeployedForTests, deployedStages, openForTests } from './deployed-stages.ts';

/**
 * `npm run journeys:deployed [-- words of a file or title …]`: checks of the artefact, the browser journeys, and edits,
 * webhooks and outages, in the shop that three instances of it serve, which end at random all the while. Fails when
 * anything but the artefact serves a page. `--seconds 600` is how long edits, webhooks and outages go on; `--fifth` runs a
 * representative fifth of the journeys; `--lives 20000` is how many milliseconds an instance lives on average.
 */
const { values, positionals } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    fifth: { type: 'boolean', default: false },
    lives: { type: 'string', default: '20000' },
  },
  allowPositionals: true,
});
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stop.abort(new Error(`Ended by ${signal}.`)));
}

const chromium = await findChromium(process.env.CHROMIUM_PATH, process.env.PATH ?? '', console.log);
if (chromium === null) throw new Error('There is no Chromium: install one or set CHROMIUM_PATH.');
const shop: DeployedForTests = await openForTests(console.log, stop.signal, Number(values.lives));
try {
  const stages = deployedStages({
    shop: () => shop,
    chromium: () => chromium,
    seconds: Number(values.seconds),
    ...(values.fifth ? { workers: 2 } : { journeys: positionals }),
  });
  const results = await runStages(stages);
  console.log(summarise(results));
  process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
} finally {
  await shop.close();
}
