import {
  type DeployedForTests,
  deployedStages,
  openForTests,
  rehearse,
  walkedInArtefact,
} from '../deployed/deployed-stages.ts';
import { type Count, sum } from './count.ts';
import { findChromium } from './find-chromium.ts';
import { purchaseInEngines } from './purchase-in-engines.ts';
import { print, runStages, type Stage, type StageResult, summarise } from './run-stages.ts';
import { checkStyle, checkTypes, runJourneys, runTests } from './stages.ts';
import { takeTemporaryFolder } from './temporary-folder.ts';
import { openTestShops, type TestShops } from './test-shops.ts';

const done: Count = { passed: 1, failed: 0 };

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stop.abort(new Error(`Ended by ${signal}.`)));
}

const held: { shops: TestShops | null; artefact: DeployedForTests | null; chromium: string | null } = {
  shops: null,
  artefact: null,
  chromium: null,
};
/** Also where that failed. */
const artefactTried = Promise.withResolvers<void>();

const withoutShop: Stage[] = [
  { name: 'types', run: checkTypes },
  { name: 'lint and format', run: checkStyle },
  {
    name: 'house and unit tests',
    run: async (output) => {
      const rules = await runTests(['core'], { isCovered: true, output });
      return sum([rules, await runTests(['house', 'unit', 'web', 'web-alone'], { output })]);
    },
  },
];
/** Much of it waits: for time-outs, for the queue, for the compiler's last thread. */
const besideTheBuild: Stage[] = [
  {
    name: 'contract, fault and infrastructure tests',
    run: (output) => runTests(['contract', 'faults', 'infra'], { output }),
  },
  {
    name: 'freshness after webhooks',
    run: (output) => runTests(['freshness'], { isTimed: true, output }),
  },
  {
    name: 'build and open the artefact',
    run: async (output) => {
      const say = (line: string) => print(output, `${line}\n`);
      try {
        held.artefact = await openForTests(say, stop.signal);
        return done;
      } finally {
        artefactTried.resolve();
      }
    },
  },
  {
    // Of the same build, which takes a minute and a half of a core.
    name: 'open the shops',
    run: async (output) => {
      await artefactTried.promise;
      const say = (line: string) => print(output, `${line}\n`);
      const built = held.artefact === null ? {} : { built: held.artefact.built };
      held.shops = await openTestShops({ ...built, say }, stop.signal);
      return done;
    },
  },
  {
    // While the shops open, which waits for their servers.
    name: 'rehearsal of a deployment',
    run: async (output) => {
      await artefactTried.promise;
      artefactOrThrow();
      return rehearse(output);
    },
  },
  {
    name: 'find a browser',
    run: async (output) => {
      const say = (line: string) => print(output, `${line}\n`);
      held.chromium = await findChromium(process.env.CHROMIUM_PATH, process.env.PATH ?? '', say);
      if (held.chromium === null) throw new Error('There is no Chromium: install one or set CHROMIUM_PATH.');
      return done;
    },
  },
];
/** As three instances that end at random. */
const [withArtefact, whileInstancesEnd] = deployedStages({
  shop: artefactOrThrow,
  chromium: chromiumOrThrow,
  // With one outage of each provider that pages are made of.
  seconds: 60,
  workers: 2,
});
const purchases: Stage = {
  name: 'purchase in every engine',
  run: (output) => {
    const say = (line: string) => print(output, `${line}\n`);
    return purchaseInEngines(shopsOrThrow().environments, say, stop.signal);
  },
};
/** Beside the instances, which leave a quarter of the machine idle. */
const bytes: Stage = {
  name: 'bytes of the built site',
  run: async (output) => runTests(['built'], { env: shopsOrThrow().environments[0] ?? {}, output }),
};
/** The purchases are alone, because their time is limited. */
const inArtefact = [withArtefact, purchases, [whileInstancesEnd, bytes]];
const inShops: Stage[] = [
  { name: 'a burst of webhooks', run: (output) => runTests(['burst'], { output }) },
  {
    name: 'browser journeys',
    run: async () =>
      runJourneys(shopsOrThrow().environments, chromiumOrThrow(), { leftOut: walkedInArtefact }),
  },
  // The last one: it edits much of the shops.
  { name: 'freshness of the open shops', run: checkOpenShops },
];

function artefactOrThrow(): DeployedForTests {
  if (held.artefact === null) throw new Error('Not run: the artefact did not open.');
  return held.artefact;
}

function shopsOrThrow(): TestShops {
  if (held.shops === null) throw new Error('Not run: the shops did not open.');
  return held.shops;
}

function chromiumOrThrow(): string {
  if (held.chromium === null) throw new Error('Not run: there is no browser.');
  return held.chromium;
}

async function closeArtefact(): Promise<void> {
  const open = held.artefact;
  held.artefact = null;
  await open?.close();
}

async function checkOpenShops(): Promise<Count> {
  const [first = {}, second] = shopsOrThrow().environments;
  const inFirst = () => runTests(['open-shop'], { env: first, file: 'edits' });
  const inSecond = async () => {
    const changes = await runTests(['open-shop'], { env: second ?? first, file: 'changes' });
    return sum([changes, await runTests(['open-shop'], { env: second ?? first, file: 'many-at-once' })]);
  };
  if (second !== undefined) return sum(await Promise.all([inFirst(), inSecond()]));
  return sum([await inFirst(), await inSecond()]);
}

const results: StageResult[] = [];
// By the first stage: three builds need not check them again.
process.env.TYPES_CHECKED = '1';
const removeTemporaryFolder = takeTemporaryFolder();
try {
  for (const stages of [[withoutShop], [besideTheBuild], inArtefact, inShops]) {
    if (!stop.signal.aborted) results.push(...(await runStages(stages)));
    if (stages === inArtefact) await closeArtefact();
  }
} finally {
  await Promise.all([held.shops?.close(), closeArtefact()]);
  removeTemporaryFolder();
}
console.log(summarise(results));
process.exitCode = results.every(({ failed }) => failed === 0) && !stop.signal.aborted ? 0 : 1;
