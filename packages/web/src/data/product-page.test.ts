import type { RichText } from '@storefront/core/content/rich-text';
import type { ProductContent } from '@storefront/core/content/site-content';
import { noTexts } from '@storefront/core/content/site-content';
import { exampleProduct, exampleVariant } from '@storefront/core/product/example-product';
import type { Product } from '@storefront/core/product/product';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  noMeta,
  pageContext,
  platform,
  propsOf,
  resetShop,
  setShell,
  shop,
  table,
} from './page-sources.fixture.ts';
import { getProductProps } from './product-page.ts';

vi.mock('./sources.ts', async () => (await import('./page-sources.fixture.ts')).sources);
vi.mock('./cache-table.ts', async () => (await import('./page-sources.fixture.ts')).cacheTable);
beforeEach(() => {
  resetShop();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

const text = (words: string): RichText => [{ kind: 'p', spans: [{ text: words }] }];
const picture = { src: 'https://cdn.example/slip.webp', width: 1200, height: 1600, alt: 'Slip', focus: null };
const noContent: ProductContent = { seo: noMeta, description: [], setProducts: [] };
const slip = (own: Partial<Product> = {}) =>
  exampleProduct({ handle: 'slip', title: 'Slip Dress', url: '/products/slip', ...own });
const result = (handle = 'slip') => getProductProps(pageContext({ handle }));
const page = (handle = 'slip') => propsOf(result(handle));

describe('a product page', () => {
  it('[screen.product-detail-page.1] has its own path as canonical link, and is revalidated every 60 seconds', async () => {
    shop.products = [slip()];
    expect(await page()).toMatchObject({
      product: { handle: 'slip', title: 'Slip Dress', price: '$625' },
      frame: {
        canonical: 'https://shop.example/products/slip',
        rootClasses: 'route--slip pdp-page',
        isIndexed: true,
      },
      revalidate: 60,
    });
    expect(platform.product).toHaveBeenCalledWith('slip', 'US');
  });

  it('[const.page-meta.1] is titled by product and colour', async () => {
    shop.products = [slip()];
    expect((await page()).frame.title).toBe('Slip Dress — Oxblood — Vesper & Vine');
  });

  it('[const.page-meta.1] is titled without a colour where it is an appointment', async () => {
    shop.products = [slip({ productType: 'Appointment' })];
    expect((await page()).frame.title).toBe('Slip Dress — Vesper & Vine');
  });

  it('describes itself and shows its first picture', async () => {
    const [src, other] = ['https://cdn.example/1.webp', 'https://cdn.example/2.webp'];
    const image = { width: null, height: null, altText: null };
    shop.products = [
      slip({
        description: '<p>Bias-cut silk.</p>',
        images: [src, other].map((address) => ({ ...image, src: address })),
      }),
    ];
    const { frame } = await page();
    expect(frame).toMatchObject({ description: 'Bias-cut silk.', image: src });
  });

  it("shows editors' title, description and picture instead", async () => {
    shop.products = [slip({ description: '<p>Bias-cut silk.</p>' })];
    const seo = { title: 'The Slip', description: 'For the evening', image: picture };
    shop.productContent.slip = { ...noContent, seo };
    expect((await page()).frame).toMatchObject({
      title: 'The Slip — Oxblood — Vesper & Vine',
      description: 'For the evening',
      image: picture.src,
    });
  });

  it("[const.page-meta.1] adds the colour to an editor's title, unless it names it", async () => {
    shop.products = [slip()];
    const titled = async (title: string) => {
      shop.productContent.slip = { ...noContent, seo: { title, description: null, image: null } };
      return (await page()).frame.title;
    };
    expect(await titled('The Slip')).toBe('The Slip — Oxblood — Vesper & Vine');
    expect(await titled('The oxblood slip')).toBe('The oxblood slip — Vesper & Vine');
  });

  it("[screen.product-detail-page.12] has the settings' shipping text of its tags", async () => {
    shop.texts = { ...noTexts, shipping: text('Free'), shippingBridal: text('Made to order') };
    shop.products = [slip()];
    expect((await page()).drawers.shipping).toEqual(text('Free'));
    shop.products = [slip({ tags: ['bridal-shipping'] })];
    expect((await page()).drawers.shipping).toEqual(text('Made to order'));
  });

  it('[screen.product-detail-page.10] has the facts of the catalogue, and editors’ words where the page does not show them', async () => {
    const facts = [
      { kind: 'bullet', spans: [{ text: 'Silk' }] },
      { kind: 'bullet', spans: [{ text: 'Lined' }] },
    ];
    shop.products = [
      slip({ metafields: { details: 'Silk\nLined' }, description: '<p>Silk of Como, cut</p>' }),
    ];
    expect((await page()).drawers.details).toEqual(facts);
    shop.productContent.slip = { ...noContent, description: text('Silk of Como') };
    expect((await page()).drawers.details).toEqual(facts);
    shop.productContent.slip = { ...noContent, description: text('Woven for us') };
    expect((await page()).drawers.details).toEqual([...text('Woven for us'), ...facts]);
  });

  it('[screen.product-detail-page.11] [screen.product-detail-page.16] names the size guide of its tags, with the note on fit', async () => {
    const guide = {
      id: 'g1',
      title: 'Clothing',
      handles: [],
      tags: ['usg-clothing'],
      showsCountrySelect: true,
    };
    shop.sizeGuides.guides = [{ ...guide, tables: [] }];
    shop.texts = { ...noTexts, sizeGuideTags: [{ tag: 'size-usual', text: 'As usual', quickAddText: null }] };
    shop.products = [slip({ tags: ['usg-clothing', 'size-usual'] })];
    expect((await page()).drawers.sizing).toMatchObject({ guideId: 'g1', note: 'As usual', fit: [] });
    shop.products = [slip({ tags: ['usg-clothing'] })];
    expect((await page()).drawers.sizing).toMatchObject({ note: null });
    shop.products = [slip({ tags: ['usg-clothing'], vendor: 'Maison Lierre' })];
    expect((await page()).drawers.sizing).toBeNull();
  });

  it("completes the look with at most eight products of editors' set, without itself", async () => {
    const others = Array.from({ length: 9 }, (_, at) => `other-${at}`);
    shop.products = [slip(), ...others.map((handle) => exampleProduct({ handle }))];
    shop.productContent.slip = { ...noContent, setProducts: ['slip', ...others] };
    const { completeTheLook } = await page();
    expect(completeTheLook.map(({ handle }) => handle)).toEqual(others.slice(0, 8));
  });

  it("completes the look with the platform's set when editors chose none", async () => {
    shop.products = [
      slip({ metafields: { pdp_set_products: 'robe, slip' } }),
      exampleProduct({ handle: 'robe' }),
    ];
    expect((await page()).completeTheLook.map(({ handle }) => handle)).toEqual(['robe']);
  });

  it('[screen.product-detail-page.19] names similar pieces that the set does not show', async () => {
    shop.products = [
      slip({ metafields: { pdp_set_products: 'robe', pdp_similar_products: 'slip, robe, gown,mule' } }),
      exampleProduct({ handle: 'robe' }),
    ];
    expect((await page()).similarHandles).toEqual(['gown', 'mule']);
  });

  it.each([
    [{ heading: 'Worn with', profile: 'product-page' }, 'Worn with', 'product-page'],
    [{ heading: 'Worn with', profile: null }, 'Worn with', 'customers-also-viewed'],
    [{ heading: null, profile: 'product-page' }, null, 'product-page'],
    [{ heading: null, profile: null }, null, 'customers-also-viewed'],
  ])(
    '[entity.cms-settings-document.18] [call.site-search-provider.12] has recommendations as the settings say: %j',
    async (productRecommendation, heading, profile) => {
      shop.products = [slip()];
      shop.siteData = { backupMetaDescription: null, synonyms: [], productRecommendation };
      expect((await page()).recommendation).toEqual({ heading, profile });
    },
  );

  it('[rule.swatches.1] shows the other colours of its design, also those that are sold out', async () => {
    const soldOut = { variants: [exampleVariant({ availableForSale: false, available: false })] };
    const linked = (handle: string, own: Partial<Product> = {}) =>
      exampleProduct({ handle, metafields: { pdp_swatch_products: 'rose,black,slip' }, ...own });
    shop.products = [linked('slip'), linked('rose'), linked('black', { ...soldOut, available: false })];
    const { product } = await page();
    expect(product.swatches).toMatchObject([
      { handle: 'black', isSoldOut: true },
      { handle: 'rose' },
      { handle: 'slip', isCurrent: true },
    ]);
  });

  it('tells search engines the way to the product over the collection of its type', async () => {
    const dresses = { key: 'd', title: 'Dresses', href: '/collections/dresses', columns: [], image: null };
    setShell({ menu: [dresses] });
    shop.products = [slip()];
    const { frame } = await page();
    expect(frame.structuredData).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: 'https://shop.example/' },
          { position: 2, name: 'Dresses', item: 'https://shop.example/collections/dresses' },
          { position: 3, name: 'Slip Dress', item: 'https://shop.example/products/slip' },
        ],
      },
    ]);
    setShell({ menu: [] });
    expect((await page()).frame.structuredData[0]).toMatchObject({
      itemListElement: [{ position: 1 }, { position: 2, name: 'Slip Dress' }],
    });
  });

  it('keeps the shipping protection, which is sold only with other products, out of search engines', async () => {
    const handle = 'route-package-protection';
    shop.products = [slip({ handle })];
    expect((await page(handle)).frame.isIndexed).toBe(false);
  });
});

describe('a product page that is not there', () => {
  it('[screen.product-detail-page.1] [error.2] is a 404, looked for again after 30 seconds', async () => {
    expect(await result('gone')).toEqual({ notFound: true, revalidate: 30 });
  });

  it('is a redirect where the platform says that it has moved', async () => {
    shop.moved['/products/former'] = '/products/slip';
    shop.products = [slip()];
    const redirect = { destination: '/products/slip', permanent: true };
    expect(await result('former')).toEqual({ redirect, revalidate: 30 });
  });

  it('[screen.client-redirects.8] is a redirect by an editor’s rule, also where the product exists', async () => {
    shop.products = [slip()];
    shop.rules['/products/slip'] = { target: '/collections/silk', isPermanent: false };
    const redirect = { destination: '/collections/silk', permanent: false };
    expect(await result()).toEqual({ redirect, revalidate: 30 });
    shop.products = [];
    expect(await result()).toEqual({ redirect, revalidate: 30 });
  });

  it('[screen.client-redirects.7] is a redirect by our own table without a query for the product', async () => {
    const { legacyProductHandles } = await import('@storefront/core/collection/legacy-handles');
    const legacy = legacyProductHandles.find((handle) => !handle.endsWith('-1')) ?? '';
    const redirect = { destination: `/products/${legacy}-cream`, permanent: true };
    expect(await result(legacy)).toEqual({ redirect, revalidate: 30 });
    expect(platform.product).not.toHaveBeenCalled();
  });

  it('is a redirect to the spelling of the platform', async () => {
    shop.products = [slip()];
    const redirect = { destination: '/products/slip', permanent: true };
    expect(await result('SLIP')).toEqual({ redirect, revalidate: 30 });
  });

  it('queries the handle in the spelling of addresses', async () => {
    shop.moved['/products/caf%C3%A9'] = '/';
    expect(await result('café')).toHaveProperty('redirect.destination', '/');
  });
});

describe('a product page during an outage', () => {
  it('is not rebuilt while the platform fails, so that its former version stays', async () => {
    shop.isPlatformDown = true;
    await expect(page()).rejects.toThrow('isPlatformDown');
  });

  it('[error.9] keeps the texts read last while the CMS fails, with the price of now', async () => {
    shop.products = [slip({ handle: 'gown' })];
    shop.productContent.gown = { ...noContent, description: text('Silk of Como') };
    await page('gown');
    shop.isCmsDown = true;
    shop.products = [slip({ handle: 'gown', variants: [exampleVariant({ price: 50000 })], price: 50000 })];
    expect(await page('gown')).toMatchObject({
      drawers: { details: text('Silk of Como') },
      product: { price: '$500' },
    });
    expect(console.error).toHaveBeenCalledWith(
      'Problem loading the content of a product',
      'gown',
      expect.anything(),
    );
  });

  it('[error.9] sells without texts that were never read, and is recorded as incomplete', async () => {
    shop.isCmsDown = true;
    shop.products = [slip({ handle: 'cape', metafields: { pdp_set_products: 'robe' } })];
    expect(await page('cape')).toMatchObject({
      drawers: { details: [], sizing: null, shipping: [], reviews: null, hasEasyReturns: true },
      completeTheLook: [],
      hasWaitlist: false,
      product: { handle: 'cape' },
    });
    const row = await table.read({ pk: 'pages.1', sk: '/products/cape' });
    expect(row?.value).toMatchObject({ buildId: null });
  });
});
