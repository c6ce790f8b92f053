import { createHash } from 'node:crypto';

/**
 * A number of 13 digits that depends on the name alone, so that adding products moves no other id.
 * Two names could meet; the seed's test would say so.
 */
export function stableId(kind: string, name: string): number {
  return 7_000_000_000_000 + digest(`${kind}/${name}`);
}

/** A number below `limit` that looks random and always is the same for the same name. */
export function stablePick(name: string, limit: number): number {
  return digest(name) % limit;
}

function digest(text: string): number {
  return createHash('sha1').update(text).digest().readUIntBE(0, 5);
}
