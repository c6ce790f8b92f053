import { decodeEntities } from './decode-entities.ts';

/** Hand guards for what search indexes and the CMS send: any JSON value goes in, nothing throws. */
export type Fields = Readonly<Record<string, unknown>>;

export function readFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The text, decoded; of several, the first. Numbers count as text. Null when there is nothing to read. */
export function readText(value: unknown): string | null {
  const one = Array.isArray(value) ? value[0] : value;
  if (typeof one === 'number' && Number.isFinite(one)) return String(one);
  const text = typeof one === 'string' ? decodeEntities(one).trim() : '';
  return text === '' ? null : text;
}

/** A list, or a text whose parts stand between separators; decoded, without empty ones. */
export function readTexts(value: unknown, separator: string | RegExp): string[] {
  const parts = Array.isArray(value) ? value : typeof value === 'string' ? value.split(separator) : [];
  return parts.flatMap((part) => readText(part) ?? []);
}

/** JSON as indexes carry it: already read, as text, or as text with `&quot;`. Undefined: not JSON. */
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
