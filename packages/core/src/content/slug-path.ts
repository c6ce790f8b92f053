/**
 * The path of a slug below its folder: parts are encoded; empty parts, '.' and '..' are left out. Empty when nothing
 * remains.
 */
export function slugPath(slug: string): string {
  return slug
    .trim()
    .split(/[/\\]/)
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map((part) => encodeURIComponent(part.toWellFormed()))
    .join('/');
}
