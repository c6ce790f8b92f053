import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentSearch, DocumentType } from './document-search.ts';
import { completeDocumentSearch, countPages, documentSlice } from './document-search.ts';

describe('[call.cms.6] [screen.route-table.25] a search for campaigns and stories', () => {
  it('requests the first page, newest first, by default', () => {
    expect(completeDocumentSearch({ type: 'campaign' })).toEqual({
      type: 'campaign',
      filters: [],
      page: 1,
      pageSize: 20,
      orderings: [{ field: 'publishedAt', direction: 'desc' }],
    });
  });

  it('leaves a complete search unchanged', () => {
    const search: DocumentSearch = {
      type: 'story',
      filters: [
        { field: 'tags', anyOf: ['linen', 'silk'] },
        { field: 'data.season.year', anyOf: ['2026'] },
      ],
      page: 3,
      pageSize: 100,
      orderings: [{ field: '_createdAt', direction: 'asc' }],
    };
    expect(completeDocumentSearch(search)).toEqual(search);
  });

  it.each<[string, Partial<DocumentSearch>, string]>([
    ['page 0', { page: 0 }, 'page must be a whole number from 1.'],
    ['page 1.5', { page: 1.5 }, 'page must be a whole number from 1.'],
    ['page NaN', { page: Number.NaN }, 'page must be a whole number from 1.'],
    ['no documents', { pageSize: 0 }, 'pageSize must be a whole number from 1 to 100.'],
    ['too many', { pageSize: 101 }, 'pageSize must be a whole number from 1 to 100.'],
    ['half a document', { pageSize: 0.5 }, 'pageSize must be a whole number from 1 to 100.'],
    [
      'query text as a filter',
      { filters: [{ field: 'a] | *[', anyOf: [] }] },
      "'a] | *[' is not a field name; use letters, digits, _ and dots.",
    ],
    [
      'query text as an ordering',
      { orderings: [{ field: '', direction: 'asc' }] },
      "'' is not a field name; use letters, digits, _ and dots.",
    ],
  ])('refuses %s and says what to send instead', (_, requested, say) => {
    expect(() => completeDocumentSearch({ type: 'story', ...requested })).toThrow(
      expect.objectContaining({ code: 'document-search-invalid', kind: 'input', say }),
    );
  });

  it('refuses other document types', () => {
    const type: DocumentType = JSON.parse('"product"');
    expect(() => completeDocumentSearch({ type })).toThrow('type must be one of campaign, story.');
  });
});

describe('the pages of a document search', () => {
  it.each([
    [1, 20, 0, 20],
    [3, 12, 24, 36],
  ])('page %d of %d documents: the slice from %d to %d', (page, pageSize, start, end) => {
    expect(documentSlice({ page, pageSize })).toEqual({ start, end });
  });

  it.each([
    [0, 20, 1],
    [1, 20, 1],
    [20, 20, 1],
    [21, 20, 2],
  ])('%d documents, %d per page: %d pages', (total, pageSize, pages) => {
    expect(countPages({ total, pageSize })).toBe(pages);
  });

  it('[property] hold every document exactly once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 100 }), (total, pageSize) => {
        const documents = Array.from({ length: total }, (_, index) => index);
        const pages = Array.from({ length: countPages({ total, pageSize }) }, (_, index) => {
          const { start, end } = documentSlice({ page: index + 1, pageSize });
          return documents.slice(start, end);
        });
        expect(pages.flat()).toEqual(documents);
        expect(pages.every((page) => page.length > 0)).toBe(true);
      }),
    );
  });
});
