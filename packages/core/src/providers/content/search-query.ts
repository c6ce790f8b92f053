import type { DocumentSearch } from '../../content/document-search.ts';
import { documentSlice } from '../../content/document-search.ts';
import { documentFields } from './queries.ts';

/** The CMS's names of fields that the shop calls differently. */
const fieldOf: Readonly<Record<string, string>> = {
  type: '_type',
  uid: 'slug.current',
  slugs: 'formerSlugs',
  lang: 'language',
};

function storedField(field: string): string {
  return Object.hasOwn(fieldOf, field) ? (fieldOf[field] ?? field) : field.replace(/^data\./, '');
}

/**
 * The GROQ of a complete search. `completeDocumentSearch` has checked the field names; values are parameters.
 * Documents equal in every ordering are ordered by id, so that no page repeats one.
 */
export function searchQuery(search: DocumentSearch): { query: string; params: Record<string, unknown> } {
  const { type, filters, orderings } = search;
  const conditions = filters.map(({ field }, place) => {
    const stored = storedField(field);
    return `(${stored} in $anyOf${place} || count(${stored}[@ in $anyOf${place}]) > 0)`;
  });
  const fitting = [`_type == "${type}"`, ...conditions].join(' && ');
  const order = [...orderings.map(({ field, direction }) => `${storedField(field)} ${direction}`), '_id asc'];
  return {
    query: `{
  "total": count(*[${fitting}]),
  "documents": *[${fitting}] | order(${order.join(', ')})[$start...$end]{${documentFields[type]}}
}`,
    params: {
      ...documentSlice(search),
      ...Object.fromEntries(filters.map(({ anyOf }, place) => [`anyOf${place}`, [...anyOf]])),
    },
  };
}
