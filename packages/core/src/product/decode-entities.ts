/** The names that search indexes write. `entities` with HTML's whole table would add 30 KB to the functions that read them. */
const named: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    quot: '"',
    apos: "'",
    lt: '<',
    gt: '>',
    nbsp: '\u00a0',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
  }),
);

/**
 * `[entity.normalized-product.30]` Replaces the character references in a text of a search index by their characters,
 * once: '&amp;quot;' becomes '&quot;'. Unknown references stay. The result is text, never HTML.
 */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (reference, decimal, hex, name) => {
    if (name !== undefined) return named.get(name.toLowerCase()) ?? reference;
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    const isCharacter = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
    return isCharacter ? String.fromCodePoint(point) : reference;
  });
}
