import { exampleProduct } from '@storefront/core/product/example-product';
import type { PageSection } from '@storefront/core/providers/content/sections/section-registry';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fillSections } from './fill-sections.ts';
import { platform, resetShop, shop } from './page-sources.fixture.ts';

vi.mock('./sources.ts', async () => (await import('./page-sources.fixture.ts')).sources);
beforeEach(() => {
  resetShop();
  shop.products = ['slip', 'robe', 'mule'].map((handle) => exampleProduct({ handle }));
});

const passage = (key: string, ...handles: string[]): PageSection => ({
  ...{ key, kind: 'passage', heading: null, look: 'text', hasDropCapital: false, figure: null },
  text: [{ kind: 'pieces', handles }],
});

describe('the sections of a page', () => {
  it('are those that are due, with the cards of their pieces and of the page’s own, in one request', async () => {
    const all = [
      passage('now', 'slip'),
      { ...passage('later', 'gone'), from: 200 },
      { ...passage('over', 'gone'), until: 100 },
    ];
    const { sections, cards } = await fillSections(all, { more: ['robe', 'slip'], now: 150 });
    expect(sections.map(({ key }) => key)).toEqual(['now']);
    expect(Object.keys(cards)).toEqual(['slip', 'robe']);
    expect(platform.productsByHandles.mock.calls).toEqual([[['slip', 'robe'], 'US']]);
  });

  it('ask the platform for nothing when they show no piece', async () => {
    expect(await fillSections([])).toEqual({ sections: [], cards: {} });
    expect(platform.productsByHandles).not.toHaveBeenCalled();
  });
});
