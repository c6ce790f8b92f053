import { isObject } from './document.ts';

interface GroqValue {
  data?: unknown;
  getSync?: () => unknown;
}

function isGroqValue(value: unknown): value is GroqValue {
  return isObject(value);
}

/** Returns a result of groq-js as plain JSON values. */
export function plainValue(value: unknown): unknown {
  if (!isGroqValue(value)) return null;
  return typeof value.getSync === 'function' ? value.getSync() : (value.data ?? null);
}
