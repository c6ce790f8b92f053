import type { NextApiResponse } from 'next';
import { wasStored } from '../next/was-stored.ts';
import { requestedBuilds } from './requested-builds.ts';

type Revalidate = NextApiResponse['revalidate'];

/** Whether this server builds its pages itself; on other hosts a request to another server does. */
let buildsPages = false;

/**
 * Rebuilds a page from the present state of its sources. Returns false, and logs, when the page could not be built and
 * the old version is still shown.
 */
export async function rebuildPage(revalidate: Revalidate, path: string): Promise<boolean> {
  const first = await attempt(revalidate, path);
  // Next joins the request to a build of the page that is already running, which may have read the old source.
  const joined = buildsPages && !first.hasStarted;
  return joined ? (await attempt(revalidate, path)).isDone : first.isDone;
}

async function attempt(
  revalidate: Revalidate,
  path: string,
): Promise<{ isDone: boolean; hasStarted: boolean }> {
  const requested = { hasStarted: false };
  const isDone = await requestedBuilds().run(requested, () => succeeds(revalidate, path));
  buildsPages ||= requested.hasStarted;
  return { isDone, hasStarted: requested.hasStarted };
}

async function succeeds(revalidate: Revalidate, path: string): Promise<boolean> {
  try {
    await revalidate(path);
    return true;
  } catch (error) {
    if (wasStored(error)) return true;
    console.error(`Could not rebuild ${path}`, error);
    return false;
  }
}
