import { clientRedirect } from '@storefront/core/collection/client-redirects';
import type { ContentReader } from '@storefront/core/providers/content/content';
import type { GetStaticPathsResult } from 'next';
import { content } from './sources.ts';

type FetchPathsWithRule = ContentReader['pathsWithRouteRule'];

/** Paths per query. */
const BATCH_SIZE = 300;

/**
 * The pages that `next build` prebuilds. It cannot store redirects, so paths that redirect wait for their first visit.
 */
export async function prebuiltPaths(
  handles: readonly string[],
  toPath: (handle: string) => string,
): Promise<GetStaticPathsResult> {
  const unredirected = await unredirectedPaths(handles.map(toPath));
  const prebuilt = handles.filter((handle) => unredirected.has(toPath(handle)));
  return { paths: prebuilt.map((handle) => ({ params: { handle } })), fallback: 'blocking' };
}

/**
 * The paths that neither our own table nor an editor's rule redirects. Never rejects: while the CMS fails, rules are
 * ignored.
 */
export async function unredirectedPaths(
  paths: readonly string[],
  fetchPathsWithRule: FetchPathsWithRule = (requested) => content().pathsWithRouteRule(requested),
): Promise<ReadonlySet<string>> {
  const redirected = await fetchRedirected(paths, fetchPathsWithRule);
  return new Set(paths.filter((path) => clientRedirect(path) === null && !redirected.has(path)));
}

async function fetchRedirected(
  paths: readonly string[],
  fetchPathsWithRule: FetchPathsWithRule,
): Promise<ReadonlySet<string>> {
  try {
    const redirected = new Set<string>();
    for (let from = 0; from < paths.length; from += BATCH_SIZE) {
      for (const path of await fetchPathsWithRule(paths.slice(from, from + BATCH_SIZE))) redirected.add(path);
    }
    return redirected;
  } catch (error) {
    console.error('Problem loading route rules', error);
    return new Set();
  }
}
