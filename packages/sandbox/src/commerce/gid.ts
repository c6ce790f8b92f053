/** `gid://shopify/Product/42` */
export function gid(type: string, id: number | string): string {
  return `gid://shopify/${type}/${id}`;
}

/** The type and tail of a global id, `?…` cut off; null for anything else. A bare number or base64 is not a global id. */
export function parseGid(value: string): { type: string; id: string } | null {
  const found = /^gid:\/\/shopify\/([A-Za-z]+)\/([^/?]+)(?:\?.*)?$/.exec(value);
  return found?.[1] && found[2] ? { type: found[1], id: found[2] } : null;
}

const [lowSeed, highSeed] = [0x811c9dc5, 0x2545f491];
const [lowPrime, highPrime] = [0x01000193, 0x5bd1e995];

/**
 * A stable number for things without one in the catalogue, such as a file or an option's value. It has 52 bits: half
 * a million names do not collide, and clients may read it as a number.
 */
export function stableNumber(text: string): number {
  let low = lowSeed;
  let high = highSeed;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, lowPrime);
    high = Math.imul((high << 5) ^ (high >>> 27) ^ code, highPrime);
  }
  return (mix(high ^ (low << 7)) & 0xfffff) * 0x1_0000_0000 + mix(low ^ (high >>> 9));
}

/** Spreads the bits, so that texts that differ in one character differ everywhere. */
function mix(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** The platform's words for a text that is no global id. */
export function invalidGlobalId(text: string): string {
  return `Invalid global id '${text}'`;
}
