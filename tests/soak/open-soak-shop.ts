import type { Environment } from '@storefront/core/providers/variable';
import { openTestShops } from '../../scripts/checks/test-shops.ts';

export interface SoakShop {
  /** What a process of this shop sees: its addresses, tokens and secrets. */
  env: Environment;
  /** The shop's origin for shoppers, without a trailing slash. */
  site: string;
  /** The back office of the sandbox, which sets faults, without a trailing slash. */
  desk: string;
  close: () => Promise<void>;
}

/** Builds the site where its sources changed, and opens one shop with a sandbox and a world of its own. */
export async function openSoakShop(env: Environment = {}): Promise<SoakShop> {
  const { environments, close } = await openTestShops(
    { env, count: 1, say: console.log },
    new AbortController().signal,
  );
  const own = environments[0] ?? {};
  return {
    env: own,
    site: own.SITE_URL ?? `http://localhost:${own.PORT}`,
    desk: `http://localhost:${own.SANDBOX_DESK_PORT}`,
    close,
  };
}
