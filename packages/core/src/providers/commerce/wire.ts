/**
 * Fields of the schema may still be missing: behind a scope that was not granted, or in a version that fell
 * forward. Reading through this type forces callers to handle that.
 */
export type Wire<T> = T extends readonly (infer Item)[]
  ? readonly Wire<Item>[] | null | undefined
  : T extends object
    ? { readonly [Key in keyof T]?: Wire<T[Key]> } | null | undefined
    : T | null | undefined;

export function readText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

export function readNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** The items that are there; a missing or foreign value is an empty list. */
export function readList<Item>(value: readonly Item[] | null | undefined): NonNullable<Item>[] {
  return Array.isArray(value) ? value.filter((item) => item !== null && item !== undefined) : [];
}

/** Texts only. */
export function readTexts(value: readonly unknown[] | null | undefined): string[] {
  return readList(value).filter((item) => typeof item === 'string');
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
