import { isFault } from '../../packages/core/src/fault.ts';
import { openShop, type ShopMode } from './open-shop.ts';
import { readEnvironment, withDotEnv } from './read-environment.ts';
import { welcome } from './welcome.ts';

/** The abort reason of Ctrl-C. */
const leaving = Symbol('leaving');

const mode: ShopMode = process.argv[2] === 'dev' ? 'dev' : 'built';
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stop.abort(leaving));
}

process.exitCode = await run();

async function run(): Promise<number> {
  try {
    const environment = readEnvironment(withDotEnv(process.env));
    const shop = await openShop({ mode, environment, say: console.log }, stop.signal);
    console.log(welcome(environment));
    try {
      await Promise.race([shop.crashed, untilAborted(stop.signal)]);
    } finally {
      console.log('\nClosing the shop.');
      await shop.close();
    }
  } catch (error) {
    if (error === leaving) return 0;
    console.error(`\n${isFault(error) ? error.say : error}`);
    return 1;
  }
  return 0;
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
