/** What a page was made from; it stands in the page as JSON (`script#receipt`), so that anyone can see how fresh it is. */
export interface Receipt {
  /** ISO 8601: when its sources began to be read. */
  builtAt: string;
  /**
   * What it shows → the version that was read (the source's own `updatedAt` or revision); null for what the
   * source does not have. Products and collections stand under their tags, what the page is about also under the
   * tag of its id, documents under `document:{id}`.
   */
  sources: Record<string, string | null>;
}

/** Null for what is no receipt. */
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
