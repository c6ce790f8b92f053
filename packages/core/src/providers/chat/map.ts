import type { CartAttribute } from '../../cart/cart.ts';

/** The pairs among what the chat calls cart attributes; anything else is left out. */
export function toCartAttributes(value: unknown): CartAttribute[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one) => {
    const { key, value: text }: Record<string, unknown> = Object(one);
    return typeof key === 'string' && key !== '' && typeof text === 'string' ? [{ key, value: text }] : [];
  });
}
