import { readConfig } from '@storefront/core/config';
import { publicPorts } from '@storefront/core/public-config';
import type { BrowserContext } from 'playwright/test';
import { doubles } from '../../packages/sandbox/src/doubles/doubles.ts';

/** As the build writes the configuration of the browser ports into a script. */
const INLINED_PORTS = /JSON\.parse\('(\{[^']*"categories":\{[^']*)'\)/g;

/**
 * Has the shop's scripts come as a build with OneTrust's double has them. Nothing else of a build depends on it: the
 * double stands on the origin of the other doubles, which the security policy names already.
 */
export async function withOneTrust(context: BrowserContext): Promise<void> {
  const desk = `http://localhost:${process.env.SANDBOX_DESK_PORT}`;
  const environment = { ...process.env, ...doubles.consent.environment(`${desk}/${doubles.consent.name}`) };
  const ports = JSON.stringify(publicPorts(readConfig(environment)));
  await context.route('**/_next/static/chunks/**/*.js', async (route) => {
    const response = await route.fetch();
    // None for a page that was left meanwhile.
    const script = await response.text().catch(() => null);
    if (script === null) return;
    await route.fulfill({ response, body: script.replaceAll(INLINED_PORTS, () => `JSON.parse('${ports}')`) });
  });
}

const groupIds = { functional: 'C0003', marketing: 'C0004' } as const;

/** Sets the cookies of a visitor who allowed the groups on an earlier visit. */
export async function chooseGroups(
  context: BrowserContext,
  url: string,
  ...allowed: readonly (keyof typeof groupIds)[]
): Promise<void> {
  const all = Object.values(groupIds);
  const active = allowed.map((name) => groupIds[name]);
  const groups = ['C0001:1', ...all.map((id) => `${id}:${active.includes(id) ? 1 : 0}`)].join();
  await context.addCookies([
    { url, name: 'OptanonConsent', value: encodeURIComponent(`version=202409.1.0&groups=${groups}`) },
    { url, name: 'OptanonAlertBoxClosed', value: encodeURIComponent('2026-11-21T10:00:00.000Z') },
  ]);
}
