import crypto from 'node:crypto';

/** As Node's, but returns false for different lengths where Node's throws. */
export function timingSafeEqual(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && crypto.timingSafeEqual(one, other);
}
