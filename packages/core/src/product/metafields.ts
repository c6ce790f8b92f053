import type { ProductMetafields } from './product.ts';

/** A metafield of any source; `value` is the platform's text, or parsed already. */
export interface MetafieldEntry {
  key: string;
  value: unknown;
  /** The address of the image or video that the metafield references; replaces the value. */
  referenceUrl?: string | null;
}

/**
 * `[entity.normalized-product.10]` Metafields of several namespaces as one object. JSON under the key
 * `published` is merged in and wins; malformed values of known fields are left out.
 */
export function flattenMetafields(entries: readonly MetafieldEntry[]): ProductMetafields {
  const own = entries.filter(({ key }) => key !== 'published');
  const published = entries
    .filter(({ key }) => key === 'published')
    .flatMap(({ value }) => Object.entries(asRecord(value) ?? {}))
    .filter(([key]) => key !== '__proto__')
    .map(([key, value]) => ({ key, value }));
  const pairs = [...own, ...published].flatMap(({ key, value, referenceUrl }: MetafieldEntry) => {
    const read = referenceUrl ?? (readers.get(key) ?? readAny)(value);
    return read === undefined || read === null ? [] : [[key, read] as const];
  });
  return Object.fromEntries(pairs);
}

type Reader = (value: unknown) => unknown;

/** The readers of known fields; other fields stay unchanged. */
const readers = new Map<string, Reader>(
  Object.entries({
    video: asText,
    doublewide: asFlag,
    featuredImage: (value) => {
      const reference = asRecord(asRecord(value)?.asset)?._ref;
      return typeof reference === 'string' ? { asset: { _ref: reference } } : undefined;
    },
    swatch_products: (value) => {
      const colours = asRecord(value);
      const pairs = Object.entries(colours ?? {}).filter(([, colour]) => typeof colour === 'string');
      return colours && Object.fromEntries(pairs);
    },
    collection_images: (value) =>
      asList(value)?.flatMap((entry) => {
        const { collectionType, image } = asRecord(entry) ?? {};
        const handles = asList(asRecord(collectionType)?.handles)?.filter(
          (handle) => typeof handle === 'string',
        );
        return typeof image === 'string' && handles ? [{ collectionType: { handles }, image }] : [];
      }),
    pdp_swatch_products: asText,
    pdp_similar_products: asText,
    pdp_set_products: asText,
    pdp_swatch_match_colors: asText,
    filterColor: asText,
    fitNotes: asList,
    fabricCare: asList,
    details: (value) => asList(value) ?? asText(value),
    pdp_field_details: asText,
  }),
);

function readAny(value: unknown): unknown {
  return value;
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function asFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === '1' || value === 1) return true;
  return value === 'false' || value === '0' || value === 0 ? false : undefined;
}

function asRecord(value: unknown): Record<string, unknown> | undefined {
  const read = parsed(value);
  return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : undefined;
}

function asList(value: unknown): unknown[] | undefined {
  const read = parsed(value);
  return Array.isArray(read) ? read : undefined;
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
