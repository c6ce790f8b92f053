import { timingSafeEqual } from 'node:crypto';

/** Compares signatures in a time that tells nothing about where they differ. */
export function equalsSecretly(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
