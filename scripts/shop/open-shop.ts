import { join, resolve } from 'node:path';
import { readConfig } from '../../packages/core/src/config.ts';
import { securityHeaders } from '../../packages/core/src/providers/security-headers.ts';
import { buildSite, nextProgram, siteFolder } from './build-site.ts';
import { checkPorts, findFreePort } from './check-ports.ts';
import { type ChildEnvironment, Children } from './children.ts';
import type { ShopEnvironment } from './read-environment.ts';
import { root } from './root.ts';
import { sandboxOrigins } from './sandbox-defaults.ts';
import { readPreviewModeId } from './seal-build.ts';
import { waitUntilReady } from './wait-until-ready.ts';

export type ShopMode = 'built' | 'dev';

export interface ShopOptions {
  mode: ShopMode;
  environment: ShopEnvironment;
  /** Puts a build where the environment says, with the sandbox running. Without it the site is built there. */
  prepareBuild?: (children: Children) => Promise<void>;
  say: (line: string) => void;
}

export interface OpenShop {
  /** Rejects with a `Fault` when one of its processes ends by itself again and again. */
  crashed: Promise<never>;
  close: () => Promise<void>;
}

const sandboxProgram = join(root, 'packages/sandbox/src/main.ts');
const cloudProgram = join(root, 'packages/sandbox/src/cloud/main.ts');
const indexProgram = join(root, 'scripts/shop/record-built-pages.ts');
const edgeProgram = join(root, 'packages/sandbox/src/edge/main.ts');

/**
 * Opens the whole shop: sandbox, build, site, edge, each running before the next starts. Rejects with a
 * `Fault` when a port is taken or a part fails; then nothing is left running. `aborted` ends it midway.
 */
export async function openShop(options: ShopOptions, aborted: AbortSignal): Promise<OpenShop> {
  const { mode, environment, prepareBuild, say } = options;
  const { workbench } = environment;
  await checkPorts(workbench);
  const env: ChildEnvironment = {
    ...environment.env,
    NODE_ENV: mode === 'built' ? 'production' : 'development',
    NEXT_DIST_DIR: workbench.NEXT_DIST_DIR,
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const children = new Children(say);
  const watch = mode === 'dev' ? ['--watch', '--watch-preserve-output'] : [];
  const quiet = '--disable-warning=ExperimentalWarning';
  const desk = `http://localhost:${workbench.SANDBOX_DESK_PORT}`;
  const cloud = `http://localhost:${workbench.SANDBOX_CLOUD_PORT}`;
  const origins = sandboxOrigins(workbench);
  const stateDir = resolve(root, workbench.SANDBOX_STATE_DIR);
  const site = `http://localhost:${workbench.PORT}`;

  async function open(): Promise<void> {
    say('Starting the sandbox.');
    const sandbox = [
      ...['--site', site, '--commerce-port', String(workbench.SANDBOX_COMMERCE_PORT)],
      ...['--content-port', String(workbench.SANDBOX_CONTENT_PORT)],
      ...['--desk-port', String(workbench.SANDBOX_DESK_PORT)],
      ...['--cloud-port', String(workbench.SANDBOX_CLOUD_PORT)],
      ...['--state-dir', stateDir, '--country', workbench.SANDBOX_COUNTRY],
      ...['--public-commerce', origins.commerce, '--public-content', origins.content],
      ...['--public-desk', origins.desk],
      ...(workbench.SANDBOX_FAULTS === undefined ? [] : ['--faults', workbench.SANDBOX_FAULTS]),
    ];
    const cache = ['--port', String(workbench.SANDBOX_CLOUD_PORT), '--state-dir', join(stateDir, 'cloud')];
    if (mode === 'dev') cache.push('--in-process');
    children.startServer({ name: 'sandbox', args: [quiet, ...watch, sandboxProgram, ...sandbox], env });
    children.startServer({ name: 'cloud', args: [quiet, ...watch, cloudProgram, ...cache], env });
    await Promise.all([desk, cloud].map((url) => waitUntilReady(url, 60_000)));
    const pages = mode === 'built' ? await buildPages() : null;

    const sitePort = await findFreePort();
    const verb = mode === 'built' ? ['start'] : ['dev', '--webpack'];
    say('Starting the site.');
    children.startServer({
      name: 'site',
      args: [nextProgram, ...verb, '-H', '127.0.0.1', '-p', String(sitePort)],
      env,
      folder: siteFolder,
      // Next prints its internal port; shoppers use the edge's.
      hides: /^- (Local|Network):/,
    });
    const edge = ['--port', String(workbench.PORT), '--site-port', String(sitePort), '--desk', desk];
    if (env.ORIGIN_SECRET) edge.push('--origin-secret', env.ORIGIN_SECRET);
    // As CloudFront adds them to every response; pages carry their own security policy.
    const policy = { styleHashes: [], isPreview: false, isDevelopment: mode === 'dev' };
    edge.push('--headers', JSON.stringify(securityHeaders(readConfig(env), policy)));
    if (mode === 'dev') edge.push('--development');
    else edge.push('--preview-mode-id', readPreviewModeId(join(root, siteFolder, workbench.NEXT_DIST_DIR)));
    children.startServer({ name: 'edge', args: [quiet, ...watch, edgeProgram, ...edge], env });
    await Promise.all([waitUntilReady(site, 120_000), pages?.recorded]);
  }

  /** Builds the pages. `recorded` resolves when the index knows them, which the site need not wait for. */
  async function buildPages(): Promise<{ recorded: Promise<void> }> {
    const distDir = workbench.NEXT_DIST_DIR;
    await prepareBuild?.(children);
    const isNew = prepareBuild !== undefined || (await buildSite({ children, env, distDir, say }));
    const args = [quiet, indexProgram, '--dist', distDir, ...(isNew ? [] : ['--missing'])];
    return { recorded: children.runTask({ name: 'index', args, env }) };
  }

  const stopped = new Promise<never>((_, reject) => {
    aborted.addEventListener('abort', () => reject(aborted.reason), { once: true });
  });
  stopped.catch(() => {});
  try {
    aborted.throwIfAborted();
    await Promise.race([open(), children.crashed, stopped]);
    children.restartServers();
  } catch (error) {
    await children.close();
    throw error;
  }
  return { crashed: children.crashed, close: () => children.close() };
}
