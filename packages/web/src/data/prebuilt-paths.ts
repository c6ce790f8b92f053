import { clientRedirect } from '@storefront/core/collection/client-redirects';
import type { GetStaticPathsResult } from 'next';
import { content } from './sources.ts';

/**
 * Pages that a build makes ahead. It can make no redirects: those that lead elsewhere wait for their first visit.
 * `toPath` is the path of a handle.
 */
export async function prebuiltPaths(
  handles: readonly string[],
  toPath: (handle: string) => string,
): Promise<GetStaticPathsResult> {
  const ruled = await ruledAmong(handles.map(toPath));
  const stay = handles.filter((handle) => {
    const path = toPath(handle);
    return clientRedirect(path) === null && !ruled.includes(path);
  });
  return { paths: stay.map((handle) => ({ params: { handle } })), fallback: 'blocking' };
}

async function ruledAmong(paths: readonly string[]): Promise<string[]> {
  try {
    return await content().ruledPaths(paths);
  } catch (error) {
    console.error('Problem loading route rules', error);
    return [];
  }
}
