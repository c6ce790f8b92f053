/**
 * The path of an address of ours: without query, hash and trailing slash; `/` for the home page and for
 * anything that is no path of ours.
 */
export function sitePath(address: string): string {
  const path = address.split(/[?#]/, 1).join('').replace(/\/+$/, '');
  return path.startsWith('/') ? path : '/';
}
