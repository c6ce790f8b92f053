import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registry } from '../../packages/core/src/providers/registry.ts';
import { siteEnv } from '../../packages/core/src/site-env.ts';
import { findFreePort } from '../shop/check-ports.ts';
import { type OpenShop, openShop } from '../shop/open-shop.ts';
import { readEnvironment, type ShopEnvironment } from '../shop/read-environment.ts';
import type { Count } from './count.ts';
import { findChromium } from './find-chromium.ts';
import { runStages, type StageResult, summarise } from './run-stages.ts';
import { checkStyle, checkTypes, runJourneys, runTests } from './stages.ts';

/** A build of its own, so that a shop that is open at the same time keeps its pages. */
const distDir = '.cache/tested';
const done: Count = { passed: 1, failed: 0 };

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stop.abort(new Error(`Ended by ${signal}.`)));
}

const withoutShop = await runStages([
  { name: 'types', run: checkTypes },
  { name: 'lint and format', run: checkStyle },
  {
    name: 'house, unit and contract tests',
    run: () => runTests(['house', 'unit', 'contract'], { isCovered: true }),
  },
  { name: 'faults of providers', run: () => runTests(['faults']) },
  { name: 'freshness after webhooks', run: () => runTests(['freshness']) },
  { name: 'infrastructure tests', run: () => runTests(['infra']) },
]);
const results = [...withoutShop, ...(stop.signal.aborted ? [] : await runInShop())];
console.log(summarise(results));
process.exitCode = results.every(({ failed }) => failed === 0) && !stop.signal.aborted ? 0 : 1;

async function runInShop(): Promise<StageResult[]> {
  const stateDir = mkdtempSync(join(tmpdir(), 'shop-'));
  const held: { shop: OpenShop | null; chromium: string | null } = { shop: null, chromium: null };
  try {
    const environment = await testEnvironment(stateDir);
    const { env } = environment;
    return await runStages([
      {
        name: 'build and open the shop',
        run: async () => {
          held.shop = await openShop({ mode: 'built', environment, say: console.log }, stop.signal);
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
        run: async () => {
          if (held.shop === null) throw new Error('Not run: the shop did not open.');
          return runTests(['built'], { env });
        },
      },
      {
        name: 'browser journeys',
        run: async () => {
          if (held.shop === null || held.chromium === null)
            throw new Error('Not run: no shop or no browser.');
          return runJourneys({ ...env, CHROMIUM_PATH: held.chromium });
        },
      },
      {
        // The last one: it edits much of the shop.
        name: 'freshness of the open shop',
        run: async () => {
          if (held.shop === null) throw new Error('Not run: the shop did not open.');
          return runTests(['open-shop'], { env });
        },
      },
    ]);
  } finally {
    await held.shop?.close();
    rmSync(stateDir, { recursive: true, force: true });
  }
}

/** The sandbox on free ports with a world of its own: no real account, no bag of the developer's. */
async function testEnvironment(stateDir: string): Promise<ShopEnvironment> {
  const shopNames = [siteEnv, ...Object.values(registry).map(({ env }) => env)].flatMap((env) =>
    Object.keys(env.shape),
  );
  const own = Object.entries(process.env).filter(([name]) => !shopNames.includes(name));
  const environment = {
    ...Object.fromEntries(own),
    PORT: String(await findFreePort(4300)),
    SANDBOX_COMMERCE_PORT: String(await findFreePort(4301)),
    SANDBOX_CONTENT_PORT: String(await findFreePort(4302)),
    SANDBOX_DESK_PORT: String(await findFreePort(4303)),
    SANDBOX_CLOUD_PORT: String(await findFreePort(4304)),
    SANDBOX_STATE_DIR: stateDir,
    SANDBOX_COUNTRY: 'US',
    NEXT_DIST_DIR: distDir,
  };
  return readEnvironment(environment);
}
