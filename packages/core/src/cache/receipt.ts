/** Source → a version of it (the source's own `updatedAt` or revision); null where it has none, or does not exist. */
export type Versions = Readonly<Record<string, string | null>>;

/** The sources of a page, as JSON in the page (`script#receipt`), so that anyone can see how fresh it is. */
export interface Receipt {
  /** ISO 8601: when its sources began to be read. */
  builtAt: string;
  /**
   * The versions that were read. Products and collections are named by their tags, the page's subject also by the tag
   * of its id, documents by `document:{id}`, and the one that the page is about by `subject:{id}`, too.
   */
  sources: Versions;
  /** A source failed while the page was built: what the page shows of it is older, or missing. */
  hasFailedSources?: true;
}

/** Null for a malformed receipt. */
export function readReceipt(value: unknown): Receipt | null {
  if (typeof value !== 'object' || value === null || !('builtAt' in value) || !('sources' in value))
    return null;
  const { builtAt, sources } = value;
  if (typeof builtAt !== 'string' || typeof sources !== 'object' || sources === null) return null;
  const receipt = { builtAt, sources: readVersions(sources) };
  const hasFailedSources = 'hasFailedSources' in value && value.hasFailedSources === true;
  return hasFailedSources ? { ...receipt, hasFailedSources } : receipt;
}

/** Without what is no version; empty for what is no object. */
export function readVersions(value: unknown): Versions {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string | null] => entry[1] === null || typeof entry[1] === 'string',
    ),
  );
}

/** The receipt in the HTML of a page; null without one. */
export function findReceipt(html: string): Receipt | null {
  const json = /<script type="application\/json" id="receipt">([^<]*)</.exec(html)?.[1];
  try {
    return json === undefined ? null : readReceipt(JSON.parse(json));
  } catch {
    return null;
  }
}

/**
 * Whether the page shows each of these versions, or a newer one. A source that the receipt does not name is not on the
 * page, unless a source failed: then it may be there as it was before.
 */
export function showsVersions({ sources, hasFailedSources }: Receipt, versions: Versions): boolean {
  return Object.entries(versions).every(([source, version]) => {
    if (!Object.hasOwn(sources, source)) return hasFailedSources === undefined;
    return isReached(sources[source] ?? null, version);
  });
}

/** Whether a document is shown in an older version than the known one of it. */
export function showsOlderDocument({ sources }: Receipt, known: Versions): boolean {
  return Object.entries(documentsOf(sources)).some(([id, version]) => {
    const other = known[id] ?? null;
    return version !== null && other !== null && Date.parse(version) < Date.parse(other);
  });
}

const SUBJECT = 'subject:';

/** The source that names the document of the CMS whose own page it is. */
export const subjectSource = (id: string): string => `${SUBJECT}${id}`;

/** The id of the document whose own page has these sources; null for other pages. */
export function subjectOf(sources: Versions): string | null {
  const source = Object.keys(sources).find((name) => name.startsWith(SUBJECT));
  return source?.slice(SUBJECT.length) ?? null;
}

/** The versions of the CMS's documents among the sources. */
export function documentsOf(sources: Versions): Versions {
  return Object.fromEntries(Object.entries(sources).filter(([name]) => name.startsWith('document:')));
}

/** Whether the version shown is the announced one or a newer one, as ISO 8601; null stands for something gone. */
export function isReached(shown: string | null, announced: string | null): boolean {
  if (shown === null || announced === null) return shown === announced;
  return Date.parse(shown) >= Date.parse(announced);
}
