import type { NextApiResponse } from 'next';
import { askedBuilds } from './asked-builds.ts';

type Revalidate = NextApiResponse['revalidate'];

/** What is gone, or has moved, is made anew as well: as a 404 or a redirect. */
const isMadeAnew = /Invalid response (404|30[1278])\b/;

/** Whether this server makes its pages itself; on other hosts a request to another one does. */
let makesPages = false;

/**
 * Makes a page anew from what its sources show now. False, with a line in the log, when it could not be made and
 * the old one is still shown.
 */
export async function refreshPage(revalidate: Revalidate, path: string): Promise<boolean> {
  const first = await attempt(revalidate, path);
  // Next joins whoever asks to a page that is being made already, and that one may have read the old source.
  const joined = makesPages && !first.hasBegun;
  return joined ? (await attempt(revalidate, path)).isDone : first.isDone;
}

async function attempt(
  revalidate: Revalidate,
  path: string,
): Promise<{ isDone: boolean; hasBegun: boolean }> {
  const asked = { hasBegun: false };
  const isDone = await askedBuilds().run(asked, () => succeeds(revalidate, path));
  makesPages ||= asked.hasBegun;
  return { isDone, hasBegun: asked.hasBegun };
}

async function succeeds(revalidate: Revalidate, path: string): Promise<boolean> {
  try {
    await revalidate(path);
    return true;
  } catch (error) {
    if (error instanceof Error && isMadeAnew.test(error.message)) return true;
    console.error(`Could not refresh ${path}`, error);
    return false;
  }
}
