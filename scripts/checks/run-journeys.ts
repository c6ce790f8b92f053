import { parseArgs } from 'node:util';
import { findChromium } from './find-chromium.ts';
import { runStages, summarise } from './run-stages.ts';
import { runJourneys } from './stages.ts';
import { openTestShops } from './test-shops.ts';

/**
 * `npm run journeys [-- words of a file or title …]`: the browser journeys alone, in shops of their own.
 * `--next-unchanged` builds without our replacements of Next's modules. `--times 3` runs each journey so often.
 */
const { values, positionals } = parseArgs({
  options: { 'next-unchanged': { type: 'boolean' }, times: { type: 'string' } },
  allowPositionals: true,
});

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stop.abort(new Error(`Ended by ${signal}.`)));
}

const results = await runStages([
  {
    name: 'browser journeys',
    run: async () => {
      const chromium = await findChromium(process.env.CHROMIUM_PATH, process.env.PATH ?? '', console.log);
      if (chromium === null) throw new Error('There is no Chromium: install one or set CHROMIUM_PATH.');
      const env = values['next-unchanged'] ? { NEXT_UNCHANGED: '1' } : {};
      const shops = await openTestShops({ env, say: console.log }, stop.signal);
      try {
        const repeated = values.times === undefined ? [] : [`--repeat-each=${values.times}`];
        const args = [...repeated, ...positionals];
        return await runJourneys(shops.environments, chromium, { args });
      } finally {
        await shops.close();
      }
    },
  },
]);
console.log(summarise(results));
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
