import { clientRedirect } from '@storefront/core/collection/client-redirects';
import type { ContentReader } from '@storefront/core/providers/content/content';
import type { GetStaticPathsResult } from 'next';
import { content } from './sources.ts';

type AskRuled = ContentReader['ruledPaths'];

/** The CMS is asked about so many paths at once. */
const PORTION = 300;

/**
 * Pages that a build makes ahead. It can make no redirects: those that lead elsewhere wait for their first visit.
 * `toPath` is the path of a handle.
 */
export async function prebuiltPaths(
  handles: readonly string[],
  toPath: (handle: string) => string,
): Promise<GetStaticPathsResult> {
  const stay = await stayingPaths(handles.map(toPath));
  const prebuilt = handles.filter((handle) => stay.has(toPath(handle)));
  return { paths: prebuilt.map((handle) => ({ params: { handle } })), fallback: 'blocking' };
}

/**
 * Those of the paths that neither the shop's own table nor an editor's rule leads away from. Never rejects: while
 * the CMS fails no rule counts.
 */
export async function stayingPaths(
  paths: readonly string[],
  askRuled: AskRuled = (asked) => content().ruledPaths(asked),
): Promise<ReadonlySet<string>> {
  const ruled = await ruledAmong(paths, askRuled);
  return new Set(paths.filter((path) => clientRedirect(path) === null && !ruled.has(path)));
}

async function ruledAmong(paths: readonly string[], askRuled: AskRuled): Promise<ReadonlySet<string>> {
  try {
    const ruled = new Set<string>();
    for (let from = 0; from < paths.length; from += PORTION) {
      for (const path of await askRuled(paths.slice(from, from + PORTION))) ruled.add(path);
    }
    return ruled;
  } catch (error) {
    console.error('Problem loading route rules', error);
    return new Set();
  }
}
