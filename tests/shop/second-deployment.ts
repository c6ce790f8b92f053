import { OPENER_POLICY } from '../../packages/core/src/providers/security-headers.ts';
import { proxyToSite } from '../../packages/sandbox/src/edge/proxy-to-site.ts';
import { listenOnLoopback } from '../../packages/sandbox/src/http/listen-on-loopback.ts';
import { inFolder } from '../../scripts/checks/test-shops.ts';
import { nextProgram, siteFolder } from '../../scripts/shop/build-site.ts';
import { findFreePort } from '../../scripts/shop/check-ports.ts';
import { Children } from '../../scripts/shop/children.ts';
import { copyAsNextDeployment } from '../../scripts/shop/copy-build.ts';
import { readEnvironment, withDotEnv } from '../../scripts/shop/read-environment.ts';
import { waitUntilReady } from '../../scripts/shop/wait-until-ready.ts';

/** Below the site's folder. */
const distDir = '.cache/second-served';

export interface SecondDeployment {
  /** The one address of both deployments. */
  address: string;
  /** Identifies the build of the second one. */
  secondBuild: string;
  /** Chooses the deployment that serves the address from now on. */
  show: (which: 'first' | 'second') => void;
  close: () => Promise<void>;
}

/** Puts the running shop and a copy of it whose scripts have other names behind one address. */
export async function openSecondDeployment(shop: string): Promise<SecondDeployment> {
  const own = readEnvironment(withDotEnv({ SITE_URL: shop, ...process.env }));
  const served = inFolder(own, distDir);
  const secondBuild = copyAsNextDeployment(own, served);
  const children = new Children(() => {});
  try {
    const sitePort = await findFreePort();
    const args = [nextProgram, 'start', '-H', '127.0.0.1', '-p', String(sitePort)];
    const siteEnv = { ...served.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;
    children.startServer({ name: 'second site', args, env: siteEnv, folder: siteFolder });
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
        const isOfSecond = isSecond && !isOfFunctions;
        // No edge stands before the second. Between documents of different policies the browser forgets positions.
        if (isOfSecond) outgoing.setHeader('cross-origin-opener-policy', OPENER_POLICY);
        (isOfSecond ? second : first).pass(incoming, outgoing, headers);
      },
    });
    return {
      address: `http://localhost:${front.port}`,
      secondBuild,
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
