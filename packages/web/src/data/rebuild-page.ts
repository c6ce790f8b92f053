import { showsVersions, type Versions } from '@storefront/core/cache/receipt';
import type { NextApiResponse } from 'next';
import { wasStored } from '../next/was-stored.ts';
import type { ServedPage } from './read-served-page.ts';
import { type RequestedBuild, requestedBuilds } from './requested-builds.ts';

export interface RebuildDeps {
  revalidate: NextApiResponse['revalidate'];
  /** What shoppers get at a path now; null when it cannot be read. */
  readServed: (path: string) => Promise<ServedPage | null>;
}

/** A build that was running already may have read the old source: then a second one is needed. */
const MAX_BUILDS = 2;

/** Their own receipt comes with the status of the error. */
const errorPages: readonly string[] = ['/404', '/500'];

/** Whether this server builds its pages itself; on other hosts a request to another server does. */
let buildsPages = false;

/**
 * Rebuilds a page from the present state of its sources. True when shoppers now get a page that was built since, from
 * these versions or newer ones, or the 404 or redirect that replaces it. Otherwise false, and logged: the old version
 * is still shown. What Next says is not enough: it also reports success when it could rebuild its page of the error.
 */
export async function rebuildPage(
  { revalidate, readServed }: RebuildDeps,
  path: string,
  versions: Versions = {},
): Promise<boolean> {
  const requestedAt = Date.now();
  for (let builds = 0; builds < MAX_BUILDS; builds += 1) {
    const requested: RequestedBuild = { hasStarted: false, isWithoutPage: false };
    const isAccepted = await requestedBuilds().run(requested, () => isAcceptedBy(revalidate, path));
    buildsPages ||= requested.hasStarted;
    const served = isAccepted ? await readServed(path) : null;
    if (served !== null) {
      const hasPage = served.status === 200 || errorPages.includes(path);
      if (hasPage ? isNewPage(served, requestedAt, versions) : isReplaced(served, requested)) return true;
    }
    if (requested.hasStarted) break;
  }
  console.error(`${path} still shows its former version`, versions);
  return false;
}

function isNewPage({ receipt }: ServedPage, requestedAt: number, versions: Versions): boolean {
  return receipt !== null && Date.parse(receipt.builtAt) >= requestedAt && showsVersions(receipt, versions);
}

/** Whether a 404 or a redirect, which have no receipt, is what the requested build came to. */
function isReplaced({ status }: ServedPage, { isWithoutPage }: RequestedBuild): boolean {
  return (status === 404 || (status >= 300 && status < 400)) && (isWithoutPage || !buildsPages);
}

async function isAcceptedBy(revalidate: RebuildDeps['revalidate'], path: string): Promise<boolean> {
  try {
    await revalidate(path);
    return true;
  } catch (error) {
    if (wasStored(error)) return true;
    console.error(`Could not rebuild ${path}`, error);
    return false;
  }
}
