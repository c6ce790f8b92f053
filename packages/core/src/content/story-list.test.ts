import { describe, expect, it } from 'vitest';
import { categoriesOf, categoryName, nextStory } from './story-list.ts';

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
