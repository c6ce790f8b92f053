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

/** Returns an id in the form of a uuid that depends on the name alone. */
export function stableUuid(name: string): string {
  const hex = createHash('sha1').update(name).digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function digest(text: string): number {
  return createHash('sha1').update(text).digest().readUIntBE(0, 5);
}
