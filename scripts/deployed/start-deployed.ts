import { parseArgs } from 'node:util';
import { isFault } from '../../packages/core/src/fault.ts';
import { readEnvironment, withDotEnv } from '../shop/read-environment.ts';
import { openDeployed } from './open-deployed.ts';

/** `npm run start:deployed [-- --instances 3 --lives 20000]`: as so many instances that live so many milliseconds. */
const { values } = parseArgs({
  options: { instances: { type: 'string', default: '1' }, lives: { type: 'string' } },
});

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stop.abort(new Error(`Ended by ${signal}.`)));
}

try {
  const environment = readEnvironment(withDotEnv(process.env));
  const shop = await openDeployed(
    {
      environment,
      instances: Number(values.instances),
      ...(values.lives !== undefined && { livesMs: Number(values.lives) }),
      say: console.log,
    },
    stop.signal,
  );
  console.log(`The deployed shop is open: http://localhost:${environment.workbench.PORT}`);
  const aborted = new Promise<void>((done) => stop.signal.addEventListener('abort', () => done()));
  await Promise.race([shop.crashed, aborted]).finally(shop.close);
} catch (error) {
  console.error(`\n${isFault(error) ? error.say : error}`);
  process.exitCode = stop.signal.aborted ? 0 : 1;
}
