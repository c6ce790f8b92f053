import { noTexts } from '@storefront/core/content/site-content';
import { exampleProduct } from '@storefront/core/product/example-product';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGE_COUNTRY, PAGE_CURRENCY, readCards, readProductTexts, toCards } from './cards.ts';
import { platform, resetShop, shop } from './page-sources.fixture.ts';
import { unredirectedPaths } from './prebuilt-paths.ts';

vi.mock('./sources.ts', async () => (await import('./page-sources.fixture.ts')).sources);
const log = vi.spyOn(console, 'error');
beforeEach(() => {
  resetShop();
  log.mockReset().mockReturnValue(undefined);
});

describe('the texts of the settings', () => {
  it('[error.9] are empty while the CMS fails and nothing was read before', async () => {
    shop.isCmsDown = true;
    expect(await readProductTexts()).toEqual(noTexts);
    expect(log).toHaveBeenCalledWith('Problem loading settings', '', expect.anything());
  });

  it('[error.9] are the last known ones while the CMS fails or its settings are missing', async () => {
    const texts = { ...noTexts, colours: { Rose: '#f4c2c2' } };
    shop.texts = texts;
    expect(await readProductTexts()).toEqual(texts);
    shop.isCmsDown = true;
    expect(await readProductTexts()).toEqual(texts);
  });
});

describe('the cards of products', () => {
  it('are in the order of the handles, without those that do not exist', async () => {
    shop.products = ['slip', 'robe'].map((handle) => exampleProduct({ handle }));
    const cards = await readCards(['robe', 'gone', 'slip']);
    expect(cards.map(({ handle }) => handle)).toEqual(['robe', 'slip']);
    expect(platform.productsByHandles).toHaveBeenCalledWith(['robe', 'gone', 'slip'], 'US');
  });

  it('are none without handles, and without a query', async () => {
    expect(await readCards([])).toEqual([]);
    expect(platform.productsByHandles).not.toHaveBeenCalled();
  });

  it('[const.collection-handle-to-featured-image-group.5] [screen.product-card.1] have the picture that editors chose for the collection', async () => {
    const chosen = 'https://cdn.example/back.webp';
    const product = exampleProduct({
      metafields: { pdp_main_image_pic: `Extended_Sizing:keyvalue:${chosen}` },
    });
    const picture = async (handle?: string) => (await toCards([product], handle))[0]?.image?.src;
    expect(await picture('curve-styles')).toBe(chosen);
    expect(await picture('dresses')).not.toBe(chosen);
    expect(await picture()).not.toBe(chosen);
  });

  it("have US prices, the same for every visitor, and the settings' labels", async () => {
    shop.texts = { ...noTexts, collectionSaleTags: [{ tag: 'archive', text: 'From the archive' }] };
    const [card] = await toCards([exampleProduct({ tags: ['archive'], price: 62500 })]);
    expect([PAGE_COUNTRY, PAGE_CURRENCY]).toEqual(['US', 'USD']);
    expect(card?.price).toBe(62500);
    expect(JSON.stringify(card)).toContain('From the archive');
  });

  it('[screen.product-card.1] have the picture that editors chose for their collection', async () => {
    const images = ['front', 'back'].map((view) => ({
      ...{ src: `https://cdn/${view}.webp`, width: 1200, height: 1500, altText: null },
    }));
    const chosen = [{ collectionType: { handles: ['mermaidcore'] }, image: 'https://cdn/back.webp' }];
    const product = exampleProduct({ images, metafields: { collection_images: chosen } });
    const pictured = async (collection?: string) =>
      (await toCards([product], collection)).map(({ image, hoverImage }) => [image?.src, hoverImage?.src]);
    expect(await pictured()).toEqual([['https://cdn/front.webp', 'https://cdn/back.webp']]);
    expect(await pictured('mermaidcore')).toEqual([['https://cdn/back.webp', 'https://cdn/front.webp']]);
  });

  it('[rule.swatches.1] read the other colours of all products in one batch', async () => {
    const linked = (handle: string) =>
      exampleProduct({ handle, metafields: { pdp_swatch_products: 'slip-rose,slip-black' } });
    shop.products = ['slip-rose', 'slip-black'].map(linked);
    const [first, second] = await toCards([linked('slip-oxblood'), linked('slip-cream')]);
    expect(platform.siblings.mock.calls).toEqual([[['slip-black', 'slip-rose'], 'US']]);
    expect(first?.swatches.map(({ handle }) => handle)).toEqual(['slip-black', 'slip-oxblood', 'slip-rose']);
    expect(second?.swatches).toHaveLength(3);
  });

  it('reject while the platform fails', async () => {
    shop.isPlatformDown = true;
    await expect(readCards(['slip'])).rejects.toThrow('isPlatformDown');
  });
});

describe('the paths that do not redirect', () => {
  const paths = Array.from({ length: 601 }, (_, at) => `/products/piece-${at}`);

  it('are queried in batches of 300', async () => {
    const batches: number[] = [];
    const found = await unredirectedPaths(paths, async (batch) => {
      batches.push(batch.length);
      return batch.slice(0, 1);
    });
    expect(batches).toEqual([300, 300, 1]);
    expect(paths.filter((path) => !found.has(path))).toEqual([paths[0], paths[300], paths[600]]);
  });

  it('are all but those of our own table while the CMS fails, which is logged', async () => {
    shop.isCmsDown = true;
    const found = await unredirectedPaths(['/collections/new-in', '/collections/silk']);
    expect([...found]).toEqual(['/collections/silk']);
    expect(log).toHaveBeenCalledWith('Problem loading route rules', expect.anything());
  });

  it('are none for none, without a query', async () => {
    const query = vi.fn(async () => []);
    expect((await unredirectedPaths([], query)).size).toBe(0);
    expect(query).not.toHaveBeenCalled();
  });
});
