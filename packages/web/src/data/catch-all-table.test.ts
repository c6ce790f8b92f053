import { describe, expect, it } from 'vitest';
import { type CatchAllPage, findCatchAllPage } from './catch-all-table.ts';

const row = (pattern: string): CatchAllPage<string> => ({ pattern, make: async (rest) => rest });
const pages = [row('/stories'), row('/stories/latest'), row('/stories/*'), row('/search')];
const find = (path: string) => {
  const found = findCatchAllPage(pages, path);
  return found && [found.page.pattern, found.rest];
};

describe('the table of pages without a file of their own', () => {
  it('finds a fixed path before a pattern', () => {
    expect(find('/stories')).toEqual(['/stories', '']);
    expect(find('/stories/latest')).toEqual(['/stories/latest', '']);
  });

  it('gives a pattern the part that stands for its star', () => {
    expect(find('/stories/cut-on-the-cross')).toEqual(['/stories/*', 'cut-on-the-cross']);
  });

  it('finds nothing for a path with more parts, an empty one or another', () => {
    expect(find('/stories/a/b')).toBeNull();
    expect(find('/stories/')).toBeNull();
    expect(find('/gone')).toBeNull();
  });
});
