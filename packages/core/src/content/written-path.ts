/** Pages have no longer paths. */
const LONGEST_PATH = 512;

/**
 * A path as the site knows it, each part encoded, however somebody wrote it. Null for the home page, which never
 * leads elsewhere, and for what is no page's path.
 */
export function writtenPath(text: string): string | null {
  const [root, ...parts] = pathAlone(text).split('/').map(decoded);
  if (root !== '' || parts.length === 0 || !parts.every(isPart)) return null;
  const path = `/${parts.map((part) => encodeURIComponent(part.toWellFormed())).join('/')}`;
  return path.length > LONGEST_PATH ? null : path;
}

/**
 * Every way in which people write the path: as the site knows it, as they read it, and as browsers copy it; with and
 * without a slash at the end. A spelling that means another path is none of them.
 */
export function pathSpellings(path: string): string[] {
  const known = writtenPath(path);
  if (known === null) return [];
  const plain = decodeURIComponent(known);
  const copied = encodeURI(plain).replace(/[?#]/g, encodeURIComponent);
  const ways = [known, plain, copied, ...[known, copied].map((way) => way.replaceAll("'", '%27'))];
  const spellings = ways.flatMap((way) => [way, `${way}/`]);
  return [...new Set(spellings)].filter((spelling) => writtenPath(spelling) === known);
}

/** What somebody should write instead of a text by which no rule about a path is found; null for one that is. */
export function pathAdvice(text: string): string | null {
  const known = writtenPath(text);
  if (known === null)
    return 'Write the path of a page of this shop as it stands after the domain, such as /pages/about. The home page never leads elsewhere.';
  const spellings = pathSpellings(known);
  if (spellings.includes(text)) return null;
  const path = pathAlone(text);
  const instead = spellings.includes(path) ? path : known;
  return `Write ${instead} instead: the path alone, without blanks around it, without query and hash.`;
}

/** Without blanks around it, query, hash and slashes at the end. */
function pathAlone(text: string): string {
  return text.trim().split(/[?#]/, 1).join('').replace(/\/+$/, '');
}

/** Neither missing nor a way up, and no slash in disguise. */
function isPart(part: string): boolean {
  return !['', '.', '..'].includes(part) && !/[/\\]/.test(part);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
