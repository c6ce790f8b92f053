import { createHash } from 'node:crypto';

/**
 * Returns a number of 13 digits that depends on the name alone, so that a new product changes no other id.
 * A test of the seed fails if two names collide.
 */
export function stableId(kind: string, name: string): number {
  return 7_000_000_000_000 + digest(`${kind}/${name}`);
}

/** Returns a number below `limit` that looks random and depends on the name alone. */
export function stablePick(name: string, limit: number): number {
  return digest(name) % limit;
}

function digest(text: string): number {
  return createHash('sha1').update(text).digest().readUIntBE(0, 5);
}
