import { parse } from 'groq-js';
import { describe, expect, it } from 'vitest';
import { completeDocumentSearch } from '../../content/document-search.ts';
import { searchQuery } from './search-query.ts';

describe('[call.cms.6] the GROQ of a document search', () => {
  it('passes values as parameters and counts the documents that it pages', () => {
    const search = completeDocumentSearch({
      type: 'story',
      filters: [
        { field: 'uid', anyOf: ['a"b'] },
        { field: 'data.season', anyOf: ['Winter', 'Spring'] },
      ],
      page: 3,
      pageSize: 10,
    });
    const { query, params } = searchQuery(search);
    expect(params).toEqual({ start: 20, end: 30, anyOf0: ['a"b'], anyOf1: ['Winter', 'Spring'] });
    expect(query).not.toContain('a"b');
    expect(query).toContain('slug.current in $anyOf0');
    expect(query).toContain('season in $anyOf1');
    expect(query.match(/_type == "story" &&/g)).toHaveLength(2);
    expect(() => parse(query, { params })).not.toThrow();
  });

  it('orders by the CMS’s field names, and by id last', () => {
    const search = completeDocumentSearch({
      type: 'campaign',
      orderings: [
        { field: 'lang', direction: 'asc' },
        { field: 'constructor', direction: 'desc' },
      ],
    });
    expect(searchQuery(search).query).toContain('order(language asc, constructor desc, _id asc)');
  });
});
