import { decodePathPart } from '../decode-path-part.ts';

/** No page has a longer path. */
const LONGEST_PATH = 512;

/**
 * The canonical path of a page, each part encoded, from any spelling of it. Null for the home page, which is never
 * redirected, and for anything that cannot be a page's path.
 */
export function toPagePath(text: string): string | null {
  const [root, ...parts] = pathAlone(text).split('/').map(decodePathPart);
  if (root !== '' || parts.length === 0 || !parts.every(isPart)) return null;
  const path = `/${parts.map((part) => encodeURIComponent(part.toWellFormed())).join('/')}`;
  return path.length > LONGEST_PATH ? null : path;
}

/**
 * The usual spellings of a path: canonical, decoded, and as browsers copy it; each with and without a slash at the end.
 * Spellings of another path are left out.
 */
export function pathSpellings(path: string): string[] {
  const known = toPagePath(path);
  if (known === null) return [];
  const plain = decodeURIComponent(known);
  const copied = encodeURI(plain).replace(/[?#]/g, encodeURIComponent);
  const ways = [known, plain, copied, ...[known, copied].map((way) => way.replaceAll("'", '%27'))];
  const spellings = ways.flatMap((way) => [way, `${way}/`]);
  return [...new Set(spellings)].filter((spelling) => toPagePath(spelling) === known);
}

/** What an editor should write instead of a text that is no spelling of a path; null when the text is one. */
export function pathAdvice(text: string): string | null {
  const known = toPagePath(text);
  if (known === null)
    return 'Write the path of a page of this shop as it stands after the domain, such as /pages/about. The home page never leads elsewhere.';
  const spellings = pathSpellings(known);
  if (spellings.includes(text)) return null;
  const path = pathAlone(text);
  const instead = spellings.includes(path) ? path : known;
  return `Write ${instead} instead: the path alone, without blanks around it, without query and hash.`;
}

/** Without outer spaces, query, hash and final slashes. */
function pathAlone(text: string): string {
  return text.trim().split(/[?#]/, 1).join('').replace(/\/+$/, '');
}

/** Not empty, not a dot segment, and without an encoded slash. */
function isPart(part: string): boolean {
  return !['', '.', '..'].includes(part) && !/[/\\]/.test(part);
}
