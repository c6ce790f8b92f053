import { join, resolve } from 'node:path';
import { readConfig } from '../../packages/core/src/config.ts';
import { securityHeaders } from '../../packages/core/src/providers/security-headers.ts';
import { checkPorts, findFreePort } from '../shop/check-ports.ts';
import { type ChildEnvironment, Children } from '../shop/children.ts';
import type { ShopEnvironment } from '../shop/read-environment.ts';
import { root } from '../shop/root.ts';
import { waitUntilReady } from '../shop/wait-until-ready.ts';
import { readArtefact } from './artefact.ts';
import { siteOnDoubles } from './site-on-doubles.ts';

export interface DeployedShop {
  /** What tests of it need besides the shop's own environment. */
  env: {
    ARTEFACT_URL: string;
    ARTEFACT_DOUBLES_URL: string;
    ARTEFACT_INSTANCES_URL: string;
    ARTEFACT_BUILD: string;
  };
  /** Rejects with a `Fault` when one of its processes ends by itself again and again. */
  crashed: Promise<never>;
  close: () => Promise<void>;
}

export interface DeployedOptions {
  environment: ShopEnvironment;
  /** How many instances of the site's function there are; one by default. */
  instances?: number;
  /** How long an instance lives on average; by default for as long as the shop. */
  livesMs?: number;
  say: (line: string) => void;
}

const quiet = '--disable-warning=ExperimentalWarning';
const at = (path: string) => join(root, path);

/**
 * Opens the shop from the artefact that `sst deploy` uploads, before doubles of what it has in AWS; builds the artefact
 * where its sources changed. Rejects when a part fails; then nothing is left running.
 */
export async function openDeployed(options: DeployedOptions, aborted: AbortSignal): Promise<DeployedShop> {
  const { environment, say } = options;
  await checkPorts(environment.workbench);
  const children = new Children(say);
  const stopped = new Promise<never>((_, reject) => {
    aborted.addEventListener('abort', () => reject(aborted.reason), { once: true });
  });
  stopped.catch(() => {});
  try {
    const env = await Promise.race([open(options, children), children.crashed, stopped]);
    children.restartServers();
    return { env, crashed: children.crashed, close: () => children.close() };
  } catch (error) {
    await children.close();
    throw error;
  }
}

async function open(options: DeployedOptions, children: Children): Promise<DeployedShop['env']> {
  const { environment, instances = 1, livesMs } = options;
  const { workbench, env: shop } = environment;
  const env: ChildEnvironment = { ...shop, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const site = `http://localhost:${workbench.PORT}`;
  const desk = `http://localhost:${workbench.SANDBOX_DESK_PORT}`;
  const cloud = `http://localhost:${workbench.SANDBOX_CLOUD_PORT}`;
  const stateDir = resolve(root, workbench.SANDBOX_STATE_DIR);
  const serve = (name: string, file: string, args: string[], own: ChildEnvironment = env) =>
    children.startServer({ name, args: [quiet, at(file), ...args], env: own });
  serve('sandbox', 'packages/sandbox/src/main.ts', [
    ...['--site', site, '--commerce-port', String(workbench.SANDBOX_COMMERCE_PORT)],
    ...['--content-port', String(workbench.SANDBOX_CONTENT_PORT)],
    ...['--desk-port', String(workbench.SANDBOX_DESK_PORT)],
    ...['--cloud-port', String(workbench.SANDBOX_CLOUD_PORT)],
    ...['--state-dir', stateDir, '--country', workbench.SANDBOX_COUNTRY],
  ]);
  const cache = ['--port', String(workbench.SANDBOX_CLOUD_PORT), '--state-dir', join(stateDir, 'cloud')];
  serve('cloud', 'packages/sandbox/src/cloud/main.ts', cache);
  await Promise.all([desk, cloud].map((url) => waitUntilReady(url, 60_000)));
  const build = [quiet, at('scripts/deployed/build-artefact.ts'), '--if-changed'];
  await children.runTask({ name: 'build', args: build, env });
  const { previewModeId, buildId } = readArtefact();
  const instance = await findFreePort();
  const doubles = await findFreePort();
  const bare = await findFreePort();
  const state = await findFreePort();
  const secret = shop.ORIGIN_SECRET ?? '';
  serve('doubles', 'scripts/deployed/run-doubles.ts', [
    '--port',
    String(doubles),
    '--site',
    `127.0.0.1:${bare}`,
  ]);
  const artefact = [
    ...['--port', String(instance), '--secret', secret, '--bare-port', String(bare)],
    ...['--state-port', String(state), '--instances', String(instances)],
    ...(livesMs === undefined ? [] : ['--lives', String(livesMs)]),
  ];
  serve('artefact', 'scripts/deployed/serve-artefact.ts', artefact, {
    ...env,
    ...siteOnDoubles(`http://127.0.0.1:${doubles}`),
  });
  const headers = securityHeaders(readConfig(env), { styleHashes: [], isPreview: false });
  serve('edge', 'packages/sandbox/src/edge/main.ts', [
    ...['--port', String(workbench.PORT), '--site-port', String(instance), '--desk', desk],
    ...['--origin-secret', secret, '--headers', JSON.stringify(headers)],
    ...['--preview-mode-id', previewModeId],
  ]);
  await waitUntilReady(site, 120_000);
  const index = [quiet, at('scripts/shop/record-built-pages.ts'), '--dist', '.next'];
  await children.runTask({ name: 'index', args: index, env });
  return {
    ARTEFACT_URL: `http://127.0.0.1:${bare}`,
    ARTEFACT_DOUBLES_URL: `http://127.0.0.1:${doubles}`,
    ARTEFACT_INSTANCES_URL: `http://127.0.0.1:${state}`,
    ARTEFACT_BUILD: buildId,
  };
}
