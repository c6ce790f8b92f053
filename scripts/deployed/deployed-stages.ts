import type { Environment } from '../../packages/core/src/providers/variable.ts';
import { type Count, countExit } from '../checks/count.ts';
import { findHeadlessShell } from '../checks/find-chromium.ts';
import { runProgram } from '../checks/run-program.ts';
import type { Output, Stage } from '../checks/run-stages.ts';
import { runJourneys, runTests } from '../checks/stages.ts';
import { inFolder, openTestEnvironment } from '../checks/test-shops.ts';
import type { ShopEnvironment } from '../shop/read-environment.ts';
import { type DeployedShop, openDeployed } from './open-deployed.ts';

const INSTANCES = 3;
/** Where OpenNext has Next build. */
const NEXT_BUILD = '.next';

/**
 * Journeys of each kind that the server or the edge decides: pages that are there, gone or moved, data of pages, headers.
 * None of them edits what others see, so they run side by side.
 */
const decidedByServer = ['head.spec', 'not-found.spec', 'one-address.spec', 'security.spec'];

/** Journeys through pieces, bag and payment, which the same scripts decide whoever serves them. */
const decidedByBrowser = [
  'bag.spec',
  'cards.spec',
  'product-bra.spec',
  'product-button.spec',
  'product-drawers.spec',
  'purchase.spec',
];

/**
 * A fifth of all. `npm test` walks them in the artefact alone, which stands behind the same edge and is made of the same
 * build as the shop; in the shop it buys with every engine.
 */
export const walkedInArtefact = [...decidedByServer, ...decidedByBrowser];

export interface DeployedForTests extends DeployedShop {
  /** The whole environment of a test of it. */
  environment: Environment;
  /** The build of Next that the artefact was made from. */
  built: ShopEnvironment;
}

/** Editors have a studio there: its origin is in the policy of previews. */
const studio = { SANITY_STUDIO_ORIGIN: 'https://studio.shop.example' };

/**
 * Opens the artefact as three instances, with a sandbox, a world and ports of its own.
 *
 * @param livesMs how long an instance lives on average; by default they end at random only once the test of edits has
 * them do so
 */
export async function openForTests(
  say: (line: string) => void,
  aborted: AbortSignal,
  livesMs?: number,
): Promise<DeployedForTests> {
  const { environment, remove } = await openTestEnvironment(studio);
  try {
    const lives = livesMs === undefined ? {} : { livesMs };
    const shop = await openDeployed({ environment, instances: INSTANCES, ...lives, say }, aborted);
    const close = () => shop.close().finally(remove);
    const built = inFolder(environment, NEXT_BUILD);
    return { ...shop, close, environment: { ...built.env, ...shop.env }, built };
  } catch (error) {
    remove();
    throw error;
  }
}

export interface DeployedStageOptions {
  /** The open shop; throws where it could not be opened. */
  shop: () => DeployedForTests;
  /** The browser; throws where there is none. */
  chromium: () => string;
  /** How long edits, webhooks and outages go on. */
  seconds: number;
  /** Chooses journeys, all of them where it is empty; a representative fifth by default. */
  journeys?: readonly string[];
  /** How many browsers visit the shop at once. */
  workers?: number;
}

/** The stages that run against the open artefact. The last one edits much of its world. */
export function deployedStages(options: DeployedStageOptions): [Stage[], Stage] {
  const { shop, chromium, seconds, journeys = walkedInArtefact, workers = 1 } = options;
  const env = () => shop().environment;
  return [
    [
      { name: 'the artefact', run: (output) => runTests(['artefact'], { env: env(), output }) },
      {
        name: 'browser journeys of the artefact',
        run: (output) => visit(env(), chromium(), { journeys, workers, output }),
      },
    ],
    {
      name: 'a shopper, edits, webhooks and outages while instances end at random',
      run: (output) => {
        const browser = findHeadlessShell(process.env.PATH ?? '') ?? chromium();
        const own = { INSTANCES_SECONDS: String(seconds), CHROMIUM_PATH: browser };
        return runTests(['instances'], { env: { ...env(), ...own }, output });
      },
    },
  ];
}

/** `npm run rehearse:deploy`, once there is an artefact. */
export async function rehearse(output: Output): Promise<Count> {
  const args = ['--disable-warning=ExperimentalWarning', 'scripts/deployed/run-rehearsal.ts'];
  return countExit(await runProgram(process.execPath, args, {}, output));
}

interface VisitOptions {
  journeys: readonly string[];
  workers: number;
  output: Output;
}

/** Workers that share one shop are given the same one. */
async function visit(env: Environment, chromium: string, options: VisitOptions): Promise<Count> {
  const shops = Array.from({ length: options.workers }, () => env);
  return runJourneys(shops, chromium, { args: options.journeys, output: options.output });
}
