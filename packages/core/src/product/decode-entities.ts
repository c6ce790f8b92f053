const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['lt', '<'],
  ['gt', '>'],
  ['nbsp', ' '],
]);

/**
 * `[entity.normalized-product.30]` Text as search indexes escape it, read once: '&amp;quot;' becomes '&quot;'.
 * An entity that is not known stays as it is. The result is text, never HTML.
 */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return named.get(name.toLowerCase()) ?? entity;
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    const isCharacter = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
    return isCharacter ? String.fromCodePoint(point) : entity;
  });
}
