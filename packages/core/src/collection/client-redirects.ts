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
 * The new address of a path that has moved, with its query and hash; null for others. A final slash is ignored.
 * `[screen.client-redirects.1]` `[screen.client-redirects.2]` `[screen.client-redirects.3]` `[screen.client-redirects.4]`
 * `[screen.client-redirects.5]` `[screen.client-redirects.6]` `[screen.client-redirects.7]`
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

/** `[screen.client-redirects.7]` */
function withColour(handle: string): string {
  return handle.endsWith('-1') ? handle.replace(/-1$/, '-black') : `${handle}-cream`;
}
