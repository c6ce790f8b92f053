import { legacyProductHandles } from './legacy-handles.ts';

const movedPaths: ReadonlyMap<string, string> = new Map([
  ['/collections/new-in', '/collections/new'],
  ['/collections/the-favorites', '/collections/highly-coveted'],
  ['/collections/sunday-forever', '/'],
  ['/pages/get-in-contact', '/pages/contact'],
]);

const legacyProductPaths: ReadonlyMap<string, string> = new Map(
  legacyProductHandles.map((handle) => [`/products/${handle}`, `/products/${withColour(handle)}`]),
);

/**
 * `[screen.client-redirects]` Where a path has moved to, its query and hash kept; null where it has not. A
 * final slash makes no difference.
 */
export function clientRedirect(address: string): string | null {
  const path = address.replace(/[?#].*$/s, '');
  const moved = movedPath(path.replace(/(?<=.)\/+$/, ''));
  return moved === null ? null : `${moved}${address.slice(path.length)}`;
}

function movedPath(path: string): string | null {
  if (path.includes('/pages/stories')) return path.replace('/pages/stories', '/stories');
  const [, campaign] = /^\/pages\/campaigns?(?=\/|$)(.*)$/s.exec(path) ?? [];
  if (campaign !== undefined) return `/campaigns${campaign}`;
  return movedPaths.get(path) ?? legacyProductPaths.get(path) ?? null;
}

/** '-1' stands for black; a bare handle was the cream one. */
function withColour(handle: string): string {
  return handle.endsWith('-1') ? handle.replace(/-1$/, '-black') : `${handle}-cream`;
}
