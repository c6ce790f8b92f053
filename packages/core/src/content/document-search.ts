import { Fault } from '../fault.ts';

export type DocumentType = 'campaign' | 'story';

/** `[entity.content-document.1]` */
export interface ContentDocument {
  type: DocumentType;
  uid: string;
  tags: string[];
  lang: string;
  /** `/campaigns/{uid}` or `/stories/{uid}` ([screen.link-rules.1]). */
  url: string;
  /** The current one and former ones. */
  slugs: string[];
  data: Record<string, unknown>;
}

export interface DocumentFilter {
  /** A field of the document or, with dots, of its `data`. */
  field: string;
  /** The field is, or as a list holds, one of these. */
  anyOf: readonly string[];
}

export interface DocumentOrdering {
  field: string;
  direction: 'asc' | 'desc';
}

/** `[call.cms.6]` A search for campaigns or stories, in terms that any content service understands. */
export interface DocumentSearch {
  type: DocumentType;
  filters: readonly DocumentFilter[];
  /** From 1. */
  page: number;
  pageSize: number;
  orderings: readonly DocumentOrdering[];
}

export interface DocumentPage {
  documents: ContentDocument[];
  page: number;
  pageSize: number;
  total: number;
}

export const DOCUMENTS_PER_PAGE = 20;
export const MOST_DOCUMENTS_PER_PAGE = 100;

const documentTypes: readonly string[] = ['campaign', 'story'] satisfies DocumentType[];
const fieldName = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/;

/**
 * Fills in the defaults of a search: page 1, 20 documents, newest first. Field names end up in query text, so only
 * plain names pass. Throws a `Fault` (input, `document-search-invalid`) that says what to send instead.
 */
export function completeDocumentSearch(
  requested: Pick<DocumentSearch, 'type'> & Partial<DocumentSearch>,
): DocumentSearch {
  const {
    type,
    filters = [],
    page = 1,
    pageSize = DOCUMENTS_PER_PAGE,
    orderings = [{ field: 'publishedAt', direction: 'desc' }],
  } = requested;
  if (!documentTypes.includes(type)) throw invalid(`type must be one of ${documentTypes.join(', ')}`);
  if (!Number.isSafeInteger(page) || page < 1) throw invalid('page must be a whole number from 1');
  if (!Number.isSafeInteger(pageSize) || pageSize < 1 || pageSize > MOST_DOCUMENTS_PER_PAGE) {
    throw invalid(`pageSize must be a whole number from 1 to ${MOST_DOCUMENTS_PER_PAGE}`);
  }
  for (const { field } of [...filters, ...orderings]) {
    if (!fieldName.test(field))
      throw invalid(`'${field}' is not a field name; use letters, digits, _ and dots`);
  }
  return { type, filters, page, pageSize, orderings };
}

/** The documents of a page as a slice, `end` exclusive. */
export function documentSlice({ page, pageSize }: Pick<DocumentSearch, 'page' | 'pageSize'>): {
  start: number;
  end: number;
} {
  return { start: (page - 1) * pageSize, end: page * pageSize };
}

/** The number of pages; 1 when nothing was found. */
export function countPages({ total, pageSize }: Pick<DocumentPage, 'total' | 'pageSize'>): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

function invalid(say: string): Fault {
  return new Fault({ code: 'document-search-invalid', kind: 'input', say: `${say}.` });
}
