import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { journeys } from '../../tests/engines/journeys.ts';
import { comparePictures } from '../../tests/engines/pictures/compare-pictures.ts';
import { type Run, runJourneys, tabulate } from '../../tests/engines/run-journeys.ts';
import { root } from '../shop/root.ts';
import { findBrowsers } from './find-browsers.ts';
import { runStages, summarise } from './run-stages.ts';
import { openTestShops } from './test-shops.ts';

/**
 * `npm run engines [-- words of a journey's name …]`: journeys in Chromium, Firefox and WebKit, then pictures of the
 * screens beside each other. `--engine webkit` runs one, `--width 390` one width; `--pictures` takes pictures only, those
 * of which a name is given or all; `--site http://localhost:3000` uses a shop that is open already. Ctrl+C or SIGTERM ends
 * the engines, and prints what was done.
 */
const { values, positionals } = parseArgs({
  options: {
    engine: { type: 'string' },
    width: { type: 'string' },
    site: { type: 'string' },
    pictures: { type: 'boolean' },
  },
  allowPositionals: true,
});

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stop.abort(new Error(`Ended by ${signal}.`)));
}

const { CHROMIUM_PATH: chromium, PATH: searchPath = '' } = process.env;
const found = await findBrowsers({ chromium, searchPath, mayInstall: true, say: console.log });
for (const line of found.missing) console.log(line);
const engines = found.engines.filter(({ name }) => values.engine === undefined || name === values.engine);
if (engines.length === 0) throw new Error('No engine to run in: see above what would bring one.');
const widths = ([390, 1440] as const).filter(
  (width) => values.width === undefined || width === Number(values.width),
);
const chosen = journeys.filter(({ name }) => positionals.every((word) => name.includes(word)));
if (chosen.length === 0 && !values.pictures)
  throw new Error(
    `The name of no journey has ${positionals.join(' and ')}: npm run engines carries out all of them.`,
  );

const shops = values.site ? null : await openTestShops({ count: 1, say: console.log }, stop.signal);
const site = values.site ?? shops?.environments[0]?.SITE_URL ?? '';
try {
  const results = await runStages([
    ...(values.pictures
      ? []
      : [
          {
            name: 'journeys in every engine',
            run: async () => {
              const options = { site, widths, lanes: 2, say: console.log, ended: stop.signal };
              const runs = await runJourneys(chosen, engines, options);
              const names = engines.map(({ name }) => name);
              if (runs.length > 0) console.log(`\n${tabulate(runs, names)}`);
              const failed = runs.filter(({ problem }) => problem !== null);
              failed.forEach(savePicture);
              return { passed: runs.length - failed.length, failed: failed.length };
            },
          },
        ]),
    ...(positionals.length > 0 && !values.pictures
      ? []
      : [
          {
            name: 'pictures',
            run: async () => {
              if (stop.signal.aborted) return { passed: 0, failed: 0 };
              const options = { site, widths, words: positionals, say: console.log, ended: stop.signal };
              return comparePictures(engines, options);
            },
          },
        ]),
  ]);
  console.log(summarise(results));
  process.exitCode = !stop.signal.aborted && results.every(({ failed }) => failed === 0) ? 0 : 1;
} finally {
  await shops?.close();
}
if (stop.signal.aborted) {
  console.log(String(stop.signal.reason));
  // What waits for an engine that was ended would go on waiting.
  process.exit();
}

/** What the window showed when a journey failed. */
function savePicture({ engine, width, picture }: Run, at: number): void {
  if (picture === null) return;
  const folder = join(root, 'reports/engines/failed');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${at + 1}-${engine}-${width}.png`), picture);
}
