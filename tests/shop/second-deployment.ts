import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { proxyToSite } from '../../packages/sandbox/src/edge/proxy-to-site.ts';
import { listenOnLoopback } from '../../packages/sandbox/src/http/listen-on-loopback.ts';
import { TESTED_BUILD } from '../../scripts/checks/test-shops.ts';
import { buildSite, nextProgram, siteFolder } from '../../scripts/shop/build-site.ts';
import { findFreePort } from '../../scripts/shop/check-ports.ts';
import { type ChildEnvironment, Children } from '../../scripts/shop/children.ts';
import { readEnvironment, withDotEnv } from '../../scripts/shop/read-environment.ts';
import { root } from '../../scripts/shop/root.ts';
import { waitUntilReady } from '../../scripts/shop/wait-until-ready.ts';

/** Below the site's folder, beside the build of `npm test`. */
const distDir = '.cache/second';

export interface SecondDeployment {
  /** The one address of both deployments. */
  address: string;
  /** Chooses the deployment that serves the address from now on. */
  show: (which: 'first' | 'second') => void;
  close: () => Promise<void>;
}

/**
 * Puts the running shop and a second real build of it behind one address. The second has another brand name, so that
 * its scripts have other names; it is rebuilt only when the sources have changed.
 */
export async function openSecondDeployment(shop: string): Promise<SecondDeployment> {
  const { env: given, workbench } = readEnvironment(withDotEnv({ SITE_URL: shop, ...process.env }));
  const env: ChildEnvironment = {
    ...given,
    BRAND_NAME: 'Vesper & Vine, deployed anew',
    NODE_ENV: 'production',
    NEXT_DIST_DIR: distDir,
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const children = new Children(() => {});
  try {
    shareCache([workbench.NEXT_DIST_DIR, TESTED_BUILD], distDir);
    await buildSite({ children, env, distDir, say: () => {} });
    const sitePort = await findFreePort();
    const args = [nextProgram, 'start', '-H', '127.0.0.1', '-p', String(sitePort)];
    children.startServer({ name: 'second site', args, env, folder: siteFolder });
    await waitUntilReady(`http://127.0.0.1:${sitePort}/`, 60_000);
    const first = proxyToSite({ port: Number(new URL(shop).port), timeoutMs: 30_000 });
    const second = proxyToSite({ port: sitePort, timeoutMs: 30_000 });
    let isSecond = false;
    const front = await listenOnLoopback(0, {
      request(incoming, outgoing) {
        const headers = { ...incoming.headers, 'x-request-id': 'deployment' };
        const isLatest = incoming.url === '/latest-build.json';
        if (isSecond && isLatest) incoming.url = '/api/latest-build';
        // The second deployment has no functions of its own: requests to them go to the first.
        const isOfFunctions = !isLatest && /^\/(api\/|theme\.css)/.test(incoming.url ?? '');
        (isSecond && !isOfFunctions ? second : first).pass(incoming, outgoing, headers);
      },
    });
    return {
      address: `http://localhost:${front.port}`,
      show: (which) => {
        isSecond = which === 'second';
      },
      close: async () => {
        await front.close();
        await children.close();
      },
    };
  } catch (error) {
    await children.close();
    throw error;
  }
}

/** What an earlier build compiled, the second need not compile again. */
function shareCache(from: readonly string[], to: string): void {
  const cacheOf = (folder: string) => join(root, siteFolder, folder, 'cache/webpack');
  const source = from.map(cacheOf).find((folder) => existsSync(folder));
  if (source !== undefined && !existsSync(cacheOf(to))) cpSync(source, cacheOf(to), { recursive: true });
}
