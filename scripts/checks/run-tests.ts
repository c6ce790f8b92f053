import { type Count, sum } from './count.ts';
import { findChromium } from './find-chromium.ts';
import { runStages, type StageResult, summarise } from './run-stages.ts';
import { checkStyle, checkTypes, runJourneys, runTests } from './stages.ts';
import { openTestShops, type TestShops } from './test-shops.ts';

const done: Count = { passed: 1, failed: 0 };

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stop.abort(new Error(`Ended by ${signal}.`)));
}

const withoutShop = await runStages([
  { name: 'types', run: checkTypes },
  { name: 'lint and format', run: checkStyle },
  {
    name: 'house and unit tests',
    run: () => runTests(['house', 'unit', 'web'], { isCovered: true }),
  },
  {
    name: 'contract, fault and infrastructure tests',
    run: () => runTests(['contract', 'faults', 'infra']),
  },
  { name: 'freshness after webhooks', run: () => runTests(['freshness'], { isTimed: true }) },
]);
const results = [...withoutShop, ...(stop.signal.aborted ? [] : await runInShops())];
console.log(summarise(results));
process.exitCode = results.every(({ failed }) => failed === 0) && !stop.signal.aborted ? 0 : 1;

async function runInShops(): Promise<StageResult[]> {
  const held: { shops: TestShops | null; chromium: string | null } = { shops: null, chromium: null };
  const shopsOrThrow = (): TestShops => {
    if (held.shops === null) throw new Error('Not run: the shops did not open.');
    return held.shops;
  };
  try {
    return await runStages([
      {
        name: 'build and open the shops',
        run: async () => {
          held.shops = await openTestShops({ say: console.log }, stop.signal);
          return done;
        },
      },
      {
        name: 'find a browser',
        run: async () => {
          held.chromium = await findChromium(process.env.CHROMIUM_PATH, process.env.PATH ?? '', console.log);
          if (held.chromium === null)
            throw new Error('There is no Chromium: install one or set CHROMIUM_PATH.');
          return done;
        },
      },
      {
        name: 'bytes of the built site',
        run: async () => runTests(['built'], { env: shopsOrThrow().environments[0] ?? {} }),
      },
      {
        name: 'browser journeys',
        run: async () => {
          const { environments } = shopsOrThrow();
          if (held.chromium === null) throw new Error('Not run: there is no browser.');
          return runJourneys(environments, held.chromium);
        },
      },
      {
        // The last one: it edits much of the shops.
        name: 'freshness of the open shops',
        run: async () => {
          const [first = {}, second] = shopsOrThrow().environments;
          const inFirst = () => runTests(['open-shop'], { env: first, file: 'edits' });
          const inSecond = () => runTests(['open-shop'], { env: second ?? first, file: 'changes' });
          if (second !== undefined) return sum(await Promise.all([inFirst(), inSecond()]));
          return sum([await inFirst(), await inSecond()]);
        },
      },
    ]);
  } finally {
    await held.shops?.close();
  }
}
