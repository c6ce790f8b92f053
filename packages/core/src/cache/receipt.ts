/** The sources of a page, as JSON in the page (`script#receipt`), so that anyone can see how fresh it is. */
export interface Receipt {
  /** ISO 8601: when its sources began to be read. */
  builtAt: string;
  /**
   * Source → the version that was read (the source's own `updatedAt` or revision); null where the source has none.
   * Products and collections are named by their tags, the page's subject also by the tag of its id, documents by
   * `document:{id}`.
   */
  sources: Record<string, string | null>;
}

/** Null for a malformed receipt. */
export function readReceipt(value: unknown): Receipt | null {
  if (typeof value !== 'object' || value === null || !('builtAt' in value) || !('sources' in value))
    return null;
  const { builtAt, sources } = value;
  if (typeof builtAt !== 'string' || typeof sources !== 'object' || sources === null) return null;
  const known = Object.entries(sources).filter(
    (entry): entry is [string, string | null] => entry[1] === null || typeof entry[1] === 'string',
  );
  return { builtAt, sources: Object.fromEntries(known) };
}
