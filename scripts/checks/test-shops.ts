import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { registry } from '../../packages/core/src/providers/registry.ts';
import type { Environment } from '../../packages/core/src/providers/variable.ts';
import { siteEnv } from '../../packages/core/src/site-env.ts';
import { buildSite } from '../shop/build-site.ts';
import { findFreePort, portVariables } from '../shop/check-ports.ts';
import type { ChildEnvironment } from '../shop/children.ts';
import { copyBuild } from '../shop/copy-build.ts';
import { type OpenShop, openShop } from '../shop/open-shop.ts';
import { readEnvironment, type ShopEnvironment } from '../shop/read-environment.ts';

/** Below the site's folder; no shop serves it, so that it keeps the pages that the build made. */
export const TESTED_BUILD = '.cache/tested';

/** The first shop's ports; each further shop starts ten above. */
const FIRST_PORT = 4300;

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
  say: (line: string) => void;
}

/**
 * Opens shops side by side, each with its own sandbox, world and ports, from one build. Rejects as `openShop` does;
 * then nothing is left running.
 */
export async function openTestShops(options: TestShopOptions, aborted: AbortSignal): Promise<TestShops> {
  const { env = {}, count = availableParallelism(), say } = options;
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
    const built = inFolder(first, TESTED_BUILD);
    const buildOnce: Parameters<typeof openShop>[0]['prepareBuild'] = async (children) => {
      const buildEnv: ChildEnvironment = {
        ...built.env,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
      };
      await buildSite({ children, env: buildEnv, distDir: TESTED_BUILD, say });
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

function inFolder({ workbench, env }: ShopEnvironment, distDir: string): ShopEnvironment {
  return {
    workbench: { ...workbench, NEXT_DIST_DIR: distDir },
    env: { ...env, NEXT_DIST_DIR: distDir },
  };
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
