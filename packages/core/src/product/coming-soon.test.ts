import { describe, expect, it } from 'vitest';
import { comingSoonText, isComingSoon } from './coming-soon.ts';
import { exampleProduct, soldOutVariant } from './example-product.ts';

describe('coming soon', () => {
  it.each([
    [['coming-soon-12-04'], 'Coming 12/04'],
    [['coming-soon'], 'Coming Soon'],
    [['COMING-SOON-01-31'], 'Coming 01/31'],
    [['coming-soon', 'coming-soon-02-29'], 'Coming 02/29'],
    [[' coming-soon-12-04 '], 'Coming 12/04'],
    [['dress-coming-soon'], 'Coming Soon'],
    [['coming-soon-13-01'], 'Coming Soon'],
    [['coming-soon-00-10'], 'Coming Soon'],
    [['coming-soon-12-32'], 'Coming Soon'],
    [['coming-soon-12-00'], 'Coming Soon'],
    [['coming-soon-02-30'], 'Coming Soon'],
    [['coming-soon-04-31'], 'Coming Soon'],
    [['coming-soon-12-31'], 'Coming 12/31'],
    [['coming-soon-1-4'], 'Coming Soon'],
    [['coming-soon-12-04-2026'], 'Coming Soon'],
    [['coming-soon-december'], 'Coming Soon'],
    [['coming'], null],
    [[], null],
  ])('[state.product-availability-and-status.7] the tags %j display %s', (tags, expected) => {
    expect(comingSoonText(tags)).toBe(expected);
  });

  it('[state.product-detail-page.5] ends as soon as one variant is for sale', () => {
    const tags = ['coming-soon'];
    expect(isComingSoon(exampleProduct({ tags, variants: [soldOutVariant()] }))).toBe(true);
    expect(isComingSoon(exampleProduct({ tags, variants: [] }))).toBe(true);
    expect(isComingSoon(exampleProduct({ tags }))).toBe(false);
    expect(isComingSoon(exampleProduct({ variants: [soldOutVariant()] }))).toBe(false);
  });
});
