/**
 * A slug as it stands in an address, below its folder: its parts encoded, those that lead nowhere or up left out.
 * Empty where nothing is left.
 */
export function slugPath(slug: string): string {
  return slug
    .trim()
    .split(/[/\\]/)
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map((part) => encodeURIComponent(part.toWellFormed()))
    .join('/');
}
