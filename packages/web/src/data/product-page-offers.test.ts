import type { Config } from '@storefront/core/config';
import { exampleProduct, soldOutVariant } from '@storefront/core/product/example-product';
import type { Product } from '@storefront/core/product/product';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageContext, propsOf, resetShop, setShell, shop } from './page-sources.fixture.ts';
import { getProductProps } from './product-page.ts';

vi.mock('./sources.ts', async () => (await import('./page-sources.fixture.ts')).sources);
vi.mock('./cache-table.ts', async () => (await import('./page-sources.fixture.ts')).cacheTable);
const own = vi.hoisted((): { gift: Config['gift'] } => ({ gift: null }));
vi.mock('@storefront/core/config', async (importOriginal) => {
  const original = await importOriginal<typeof import('@storefront/core/config')>();
  return { ...original, serverConfig: () => ({ ...original.serverConfig(), ...own }) };
});
beforeEach(() => {
  resetShop();
  own.gift = null;
});

const slip = (own: Partial<Product> = {}) =>
  exampleProduct({ handle: 'slip', title: 'Slip Dress', url: '/products/slip', ...own });
const page = (handle = 'slip') => propsOf(getProductProps(pageContext({ handle })));

describe('what a product page offers beside its piece', () => {
  it('offers other colours that can be bought, with their sizes, of a piece that is sold out', async () => {
    const out = { variants: [soldOutVariant()], available: false };
    const linked = (handle: string, own: Partial<Product> = {}) =>
      exampleProduct({ handle, metafields: { pdp_swatch_products: 'rose,black,sage,slip' }, ...own });
    const others = [linked('rose'), linked('black', out), linked('sage', { ...out, tags: ['coming-soon'] })];
    shop.products = [linked('slip', out), ...others];
    const rose = { handle: 'rose', colour: 'Oxblood', stock: { code: 'list', sizes: ['S', 'M'] } };
    expect((await page()).otherColours).toMatchObject([rose]);
    shop.products = [linked('slip', { ...out, tags: ['restocking'] }), ...others];
    expect((await page()).otherColours, 'being restocked').toMatchObject([rose]);
    shop.products = [linked('slip'), ...others];
    expect((await page()).otherColours).toEqual([]);
  });

  it('[entity.product.11] shows where the piece was worn', async () => {
    shop.products = [
      slip({ metafields: { as_seen_on_image_1: 'https://cdn.example/1.webp', as_seen_on_text_1: 'In May' } }),
    ];
    expect((await page()).asSeenOn).toEqual([{ image: 'https://cdn.example/1.webp', text: 'In May' }]);
  });

  it('[state.product-detail-page.17] can be sent as a gift where the shop has the provider of gifts, and only if it is a gift card', async () => {
    shop.products = [slip(), exampleProduct({ handle: 'card', vendor: 'Govalo' })];
    expect(await page('card')).toMatchObject({ canBeSent: false });
    own.gift = { baseUrl: 'https://gifts.example', apiKey: 'key', timeoutMs: 8_000 };
    expect(await page('card')).toMatchObject({ canBeSent: true });
    expect(await page()).toMatchObject({ canBeSent: false });
    shop.products = [exampleProduct({ handle: 'card', vendor: 'Govalo', variants: [] })];
    expect(await page('card')).toMatchObject({ canBeSent: false });
  });

  it('leads from the collection of gift cards alone, whichever department names it', async () => {
    const links = [{ key: 'c', title: 'Gift cards', href: '/collections/gift-cards' }];
    const lingerie = { key: 'l', title: 'Lingerie', href: '/collections/lingerie', image: null };
    setShell({ menu: [{ ...lingerie, columns: [{ title: null, links }] }] });
    shop.products = [slip({ handle: 'card', vendor: 'Govalo', productType: 'Gift Card' })];
    expect((await page('card')).trail).toEqual([{ name: 'Gift cards', path: '/collections/gift-cards' }]);
  });

  it('[const.us-policy.2] [const.us-policy.4] states the terms of the US where they hold', async () => {
    shop.products = [slip(), slip({ handle: 'last', tags: ['final-sale'] })];
    expect((await page()).usTerms).toBe('Free shipping from $250. Returns within 21 days.');
    expect((await page('last')).usTerms).toBe('Free shipping from $250.');
    shop.products = [
      slip({ tags: ['bridal-shipping'] }),
      slip({ handle: 'card', vendor: 'Govalo' }),
      slip({ handle: 'hour', productType: 'Appointment' }),
    ];
    for (const handle of ['slip', 'card', 'hour']) expect((await page(handle)).usTerms).toBe('');
  });
});
