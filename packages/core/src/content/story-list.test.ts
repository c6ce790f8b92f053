import { describe, expect, it } from 'vitest';
import { categoriesOf, categoryName, nextStory, pageOfList } from './story-list.ts';

describe('the list of stories', () => {
  it('has a category for each first tag, the largest first', () => {
    const stories = [
      { tags: ['cloth', 'silk'] },
      { tags: ['atelier'] },
      { tags: [] },
      { tags: ['cloth'] },
      { tags: ['letters'] },
    ];
    expect(categoriesOf(stories)).toEqual([
      { tag: 'cloth', count: 2 },
      { tag: 'atelier', count: 1 },
      { tag: 'letters', count: 1 },
    ]);
  });

  it('has pages of a size, and one page where nothing is listed', () => {
    const stories = ['a', 'b', 'c'];
    expect(pageOfList(stories, '2', 2)).toEqual({ page: 2, pages: 2, shown: ['c'] });
    expect(pageOfList([], '1', 2)).toEqual({ page: 1, pages: 1, shown: [] });
    for (const number of ['3', '0', '01', '-1', 'x', '']) expect(pageOfList(stories, number, 2)).toBeNull();
  });

  it('writes a tag as words', () => {
    expect(categoryName('cloth-and-lace')).toBe('Cloth and lace');
    expect(categoryName('')).toBe('');
  });

  it('goes on with the next older story, and from the oldest to the newest', () => {
    const stories = [{ slug: 'new' }, { slug: 'middle' }, { slug: 'old' }];
    expect(nextStory(stories, 'new')?.slug).toBe('middle');
    expect(nextStory(stories, 'old')?.slug).toBe('new');
    expect(nextStory(stories, 'unlisted')?.slug).toBe('new');
    expect(nextStory([{ slug: 'new' }], 'new')).toBeNull();
    expect(nextStory([], 'new')).toBeNull();
  });
});
