import { decodeEntities } from './decode-entities.ts';

/** Readers of untrusted JSON of search indexes and the CMS. They accept any value and never throw. */
export type Fields = Readonly<Record<string, unknown>>;

export function readFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The text, decoded; the first of a list. Numbers count as texts. Null for anything else and for an empty text. */
export function readText(value: unknown): string | null {
  const one = Array.isArray(value) ? value[0] : value;
  if (typeof one === 'number' && Number.isFinite(one)) return String(one);
  const text = typeof one === 'string' ? decodeEntities(one).trim() : '';
  return text === '' ? null : text;
}

/** The texts of a list, or the parts of a separated text; decoded, without empty ones. */
export function readTexts(value: unknown, separator: string | RegExp): string[] {
  const parts = Array.isArray(value) ? value : typeof value === 'string' ? value.split(separator) : [];
  return parts.flatMap((part) => readText(part) ?? []);
}

/** JSON that may be parsed already, text, or text with `&quot;`. Undefined when it is not JSON. */
export function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return parse(value) ?? parse(decodeEntities(value));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
