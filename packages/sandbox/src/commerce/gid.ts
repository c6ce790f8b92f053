/** `gid://shopify/Product/42` */
export function gid(type: string, id: number | string): string {
  return `gid://shopify/${type}/${id}`;
}

/** The type and tail of a global id, `?…` cut off; null for anything else. A bare number or base64 is not a global id. */
export function parseGid(value: string): { type: string; id: string } | null {
  const found = /^gid:\/\/shopify\/([A-Za-z]+)\/([^/?]+)(?:\?.*)?$/.exec(value);
  return found?.[1] && found[2] ? { type: found[1], id: found[2] } : null;
}

/** A stable number for things without one in the catalogue, such as a file. */
export function stableNumber(text: string): number {
  let hash = 0xcbf29ce484222325n;
  for (let at = 0; at < text.length; at += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * 0x100000001b3n);
  }
  return 20_000_000_000 + Number(hash % 10_000_000_000n);
}
