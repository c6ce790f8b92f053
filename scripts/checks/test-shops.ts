import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { registry } from '../../packages/core/src/providers/registry.ts';
import type { Environment } from '../../packages/core/src/providers/variable.ts';
import { siteEnv } from '../../packages/core/src/site-env.ts';
import { buildSite } from '../shop/build-site.ts';
import { findFreePort, portVariables } from '../shop/check-ports.ts';
import type { ChildEnvironment, Children } from '../shop/children.ts';
import { copyBuild } from '../shop/copy-build.ts';
import { type OpenShop, openShop } from '../shop/open-shop.ts';
import { readEnvironment, type ShopEnvironment } from '../shop/read-environment.ts';

/** Below the site's folder; no shop serves it, so that it keeps the pages that the build made. */
const TESTED_BUILD = '.cache/tested';

/** The first shop's ports; each further shop starts ten above. */
const FIRST_PORT = 4300;

/** One per core: with another one journeys are a quarter faster, and a crowded machine fails some of them once. */
const SHOPS = availableParallelism();

export interface TestShops {
  /** What a test of each shop sees, one entry per shop. */
  environments: Environment[];
  close: () => Promise<void>;
}

export interface TestShopOptions {
  /** Over the machine's own environment, for build and servers. */
  env?: Environment;
  /** One per core by default: journeys run in all of them side by side. */
  count?: number;
  /** Where these sources are built already; the shops serve copies of it. Otherwise they have a build of their own. */
  built?: ShopEnvironment;
  say: (line: string) => void;
}

/**
 * Opens shops side by side, each with its own sandbox, world and ports, from one build. Rejects as `openShop` does;
 * then nothing is left running.
 */
export async function openTestShops(options: TestShopOptions, aborted: AbortSignal): Promise<TestShops> {
  const { env = {}, count = SHOPS, say } = options;
  const stateDir = mkdtempSync(join(tmpdir(), 'shops-'));
  const open: OpenShop[] = [];
  const close = async () => {
    await Promise.all(open.map((shop) => shop.close()));
    rmSync(stateDir, { recursive: true, force: true });
  };
  try {
    const environments: ShopEnvironment[] = [];
    for (let at = 0; at < count; at += 1) environments.push(await testEnvironment(at, stateDir, env));
    const [first, ...others] = environments;
    if (first === undefined) throw new Error('Tests need at least one shop.');
    const built = options.built ?? inFolder(first, TESTED_BUILD);
    const buildOnce: Parameters<typeof openShop>[0]['prepareBuild'] = async (children) => {
      if (options.built === undefined) await build(built, children, say);
      copyBuild(built, first);
    };
    open.push(await openShop({ mode: 'built', environment: first, prepareBuild: buildOnce, say }, aborted));
    for (const environment of others) {
      const prepareBuild = async () => copyBuild(built, environment);
      open.push(await openShop({ mode: 'built', environment, prepareBuild, say }, aborted));
    }
    return { environments: environments.map((environment) => environment.env), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Builds the site in the folder that the environment names. The sandbox must be running. */
async function build(
  { env, workbench }: ShopEnvironment,
  children: Children,
  say: (line: string) => void,
): Promise<void> {
  const buildEnv: ChildEnvironment = { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  await buildSite({ children, env: buildEnv, distDir: workbench.NEXT_DIST_DIR, say });
}

/** The environment of the same shop with its build in another folder, below the site's. */
export function inFolder({ workbench, env }: ShopEnvironment, distDir: string): ShopEnvironment {
  return {
    workbench: { ...workbench, NEXT_DIST_DIR: distDir },
    env: { ...env, NEXT_DIST_DIR: distDir },
  };
}

/** An environment for one more shop beside those of `openTestShops`, and what removes its world. */
export async function openTestEnvironment(
  env: Environment = {},
): Promise<{ environment: ShopEnvironment; remove: () => void }> {
  const stateDir = mkdtempSync(join(tmpdir(), 'shop-'));
  const environment = await testEnvironment(SHOPS, stateDir, env);
  return { environment, remove: () => rmSync(stateDir, { recursive: true, force: true }) };
}

/** The sandbox on free ports with a world of its own: no real account, no cart of the developer's. */
async function testEnvironment(at: number, stateDir: string, env: Environment): Promise<ShopEnvironment> {
  const shopNames = [siteEnv, ...Object.values(registry).map((row) => row.env)].flatMap(({ shape }) =>
    Object.keys(shape),
  );
  const own = Object.entries(process.env).filter(([name]) => !shopNames.includes(name));
  const ports: [string, string][] = [];
  for (const [offset, name] of portVariables.entries()) {
    ports.push([name, String(await findFreePort(FIRST_PORT + 10 * at + offset))]);
  }
  return readEnvironment({
    ...Object.fromEntries(own),
    ...Object.fromEntries(ports),
    ...env,
    SANDBOX_STATE_DIR: join(stateDir, String(at)),
    SANDBOX_COUNTRY: 'US',
    NEXT_DIST_DIR: `.cache/shop-${at}`,
  });
}
