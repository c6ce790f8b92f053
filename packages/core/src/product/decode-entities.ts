import { decodeHTMLStrict } from 'entities/decode';

const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;

/** What the library returns for a number that is no character. */
const NO_CHARACTER = '\ufffd';

/**
 * `[entity.normalized-product.30]` Replaces the character references in a text of a search index by their characters,
 * once: '&amp;quot;' becomes '&quot;'. Names are HTML's, in any case where the exact one is none; unknown references
 * stay. The result is text, never HTML. For servers only: the table of names weighs 30 KB.
 */
export function decodeEntities(text: string): string {
  return text.replace(reference, (found) => decode(found) ?? decode(found.toLowerCase()) ?? found);
}

/** Null for a reference that HTML does not know. */
function decode(found: string): string | null {
  const decoded = decodeHTMLStrict(found);
  return decoded === found || decoded === NO_CHARACTER ? null : decoded;
}
