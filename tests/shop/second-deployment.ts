import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { proxyToSite } from '../../packages/sandbox/src/edge/proxy-to-site.ts';
import { listenOnLoopback } from '../../packages/sandbox/src/listen-on-loopback.ts';
import { buildSite, nextProgram, siteFolder } from '../../scripts/shop/build-site.ts';
import { findFreePort } from '../../scripts/shop/check-ports.ts';
import { type ChildEnvironment, Children } from '../../scripts/shop/children.ts';
import { readEnvironment, withDotEnv } from '../../scripts/shop/read-environment.ts';
import { root } from '../../scripts/shop/root.ts';
import { waitUntilAnswered } from '../../scripts/shop/wait-until-answered.ts';

/** Below the site's folder, beside the build of `npm test`. */
const distDir = '.cache/second';

export interface SecondDeployment {
  /** Where either deployment answers. */
  address: string;
  /** What answers there from now on. */
  show: (which: 'first' | 'second') => void;
  close: () => Promise<void>;
}

/**
 * The open shop and a second real build of it behind one address. The second has another brand name, so that its
 * scripts have other names; it is built anew only when the sources changed.
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
    shareCache(workbench.NEXT_DIST_DIR, distDir);
    await buildSite({ children, env, distDir, say: () => {} });
    const sitePort = await findFreePort();
    const args = [nextProgram, 'start', '-H', '127.0.0.1', '-p', String(sitePort)];
    children.startServer({ name: 'second site', args, env, folder: siteFolder });
    await waitUntilAnswered(`http://127.0.0.1:${sitePort}/`, 60_000);
    const first = proxyToSite({ port: Number(new URL(shop).port), timeoutMs: 30_000 });
    const second = proxyToSite({ port: sitePort, timeoutMs: 30_000 });
    let isSecond = false;
    const front = await listenOnLoopback(0, {
      request(incoming, outgoing) {
        const headers = { ...incoming.headers, 'x-request-id': 'deployment' };
        const isLatest = incoming.url === '/latest-build.json';
        if (isSecond && isLatest) incoming.url = '/api/latest-build';
        // Functions are not deployed anew; they answer at the first one's edge.
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

/** What the first build compiled, the second need not compile again. */
function shareCache(from: string, to: string): void {
  const [source, target] = [from, to].map((folder) => join(root, siteFolder, folder, 'cache/webpack'));
  if (source !== undefined && target !== undefined && existsSync(source) && !existsSync(target))
    cpSync(source, target, { recursive: true });
}
