import type { Product } from '@storefront/core/product/product';
import { openBrowserCommerce } from '@storefront/core/providers/commerce/open-browser-commerce.fixture';
import { createCatalogueReader } from '@storefront/core/providers/commerce/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { commercePlatforms } from './commerce-platforms.ts';

/** Expectations follow the platform's published documentation: codes and shapes, never its wording. */
describe.each(commercePlatforms())('the commerce platform: $name', ({ server, browser, bra }) => {
  const catalogue = createCatalogueReader(server);
  const bag = openBrowserCommerce(browser);
  const nowhere = 'no-such-thing-in-any-shop';
  let handles: string[] = [];
  let products: Product[] = [];
  let buyable = { merchandiseId: '', quantity: 1 };

  beforeAll(async () => {
    handles = await catalogue.productHandles(14, 'US');
    ({ products } = await catalogue.productsByHandles(handles, 'US'));
    const variants = products.flatMap((product) => product.variants);
    const plenty = variants.find(
      ({ available, inventory_quantity }) => available && (inventory_quantity ?? 9) > 4,
    );
    buyable = { merchandiseId: `gid://shopify/ProductVariant/${plenty?.id}`, quantity: 1 };
  });

  describe('products', () => {
    it('have ids, a price in cents, pictures and variants with their options', () => {
      expect(products.length).toBeGreaterThan(0);
      for (const product of products) {
        expect(product.id).toBe(`gid://shopify/Product/${product.legacy_id}`);
        expect(product.url).toBe(`/products/${product.handle}`);
        expect(Number.isInteger(product.price)).toBe(true);
        expect(product.price).toBe(Math.min(...product.variants.map(({ price }) => price)));
        expect(product.available).toBe(product.variants.some(({ available }) => available));
        for (const { src } of product.images) expect(src).toMatch(/^https?:\/\//);
        for (const { id, selectedOptions } of product.variants) {
          expect(id).toMatch(/^\d+$/);
          expect(selectedOptions.length).toBeGreaterThan(0);
        }
      }
    });

    it('[call.commerce-storefront-api.24] are found by one handle and by many, in the requested order', async () => {
      expect(products.map(({ handle }) => handle)).toEqual(handles);
      const few = await catalogue.productsByHandles([...handles.slice(0, 2), nowhere].toReversed(), 'US');
      expect(few.products.map(({ handle }) => handle)).toEqual(handles.slice(0, 2).toReversed());
      expect(few.missing).toEqual([nowhere]);
      expect(await catalogue.product(handles[0] ?? '', 'US')).toEqual(products[0]);
    });

    it('that are unknown are null', async () => {
      expect(await catalogue.product(nowhere, 'US')).toBeNull();
      expect(await bag.inventory(nowhere, 'US')).toBeNull();
      expect(await catalogue.collectionPage({ handle: nowhere, size: 3 }, 'US')).toBeNull();
    });

    it('[call.commerce-storefront-api.26] have live stock for every variant', async () => {
      const [product] = products;
      const inventory = await bag.inventory(product?.handle ?? '', 'US');
      expect(inventory?.tags).toEqual(product?.tags);
      expect(inventory?.variants.map(({ id }) => id)).toEqual(product?.variants.map(({ id }) => id));
    });

    it.runIf(bra)('[const.catalogue.3] with more than thirty variants are read to the end', async () => {
      const product = await catalogue.product(bra?.handle ?? '', 'US');
      const inventory = await bag.inventory(bra?.handle ?? '', 'US');
      expect(new Set(product?.variants.map(({ id }) => id)).size).toBe(bra?.variantCount);
      expect(inventory?.variants).toHaveLength(bra?.variantCount ?? 0);
    });
  });

  describe('the country', () => {
    it('can be any that the platform lists, including the unknown region', async () => {
      for (const country of ['GB', 'FR', 'JP', 'ZZ']) {
        expect(await catalogue.product(handles[0] ?? '', country)).toMatchObject({ handle: handles[0] });
      }
    });

    it('[error.4] that it does not list is a fault of kind input', async () => {
      const fault = { code: 'country-unknown', kind: 'input' };
      await expect(catalogue.product(handles[0] ?? '', 'XX')).rejects.toMatchObject(fault);
      await expect(bag.createCart([], 'XX')).rejects.toMatchObject(fault);
    });
  });

  describe('[call.commerce-storefront-api.11] collections', () => {
    it('are paged forwards and backwards', async () => {
      const handle = await collectionOf(6);
      const first = await catalogue.collectionPage({ handle, size: 3 }, 'US');
      expect(first).toMatchObject({ handle, hasNextPage: true, hasPreviousPage: false });
      const second = await catalogue.collectionPage({ handle, size: 3, after: first?.endCursor ?? '' }, 'US');
      expect(second).toMatchObject({ hasPreviousPage: true });
      const shown = [...(first?.products ?? []), ...(second?.products ?? [])].map(({ id }) => id);
      expect(new Set(shown).size).toBe(6);
      const back = await catalogue.collectionPage(
        { handle, size: 3, before: second?.startCursor ?? '' },
        'US',
      );
      expect(back?.products.map(({ id }) => id)).toEqual(first?.products.map(({ id }) => id));
    });

    it('[call.commerce-storefront-api.13] are sorted by price, in both directions', async () => {
      const handle = await collectionOf(6);
      const prices = async (reverse: boolean) => {
        const page = await catalogue.collectionPage({ handle, size: 20, sortKey: 'PRICE', reverse }, 'US');
        return page?.products.map(({ price }) => price) ?? [];
      };
      const rising = await prices(false);
      expect(rising).toEqual(rising.toSorted((a, b) => a - b));
      const falling = await prices(true);
      expect(falling).toEqual(falling.toSorted((a, b) => b - a));
    });
  });

  describe('the cart', () => {
    it('[call.commerce-storefront-api.2] is created, read, filled, changed and emptied', async () => {
      const attributes = [{ key: 'Note', value: 'Final Sale' }];
      const made = await bag.createCart([{ ...buyable, attributes }], 'US');
      expect(made).toMatchObject({ userErrors: [], warnings: [] });
      const id = made.cart?.id ?? '';
      expect(id).toMatch(/^gid:\/\/shopify\/Cart\//);
      expect(made.cart?.checkoutUrl).toMatch(/^https?:\/\/.+\/cart\/c\//);
      expect(made.cart?.buyerIdentity.countryCode).toBe('US');
      expect(made.cart?.lines).toMatchObject([
        { quantity: 1, attributes, merchandise: { id: buyable.merchandiseId } },
      ]);
      expect((await bag.cart(id, 'US'))?.lines).toEqual(made.cart?.lines);

      const more = await bag.addLines(id, [{ ...buyable, attributes }], 'US');
      expect(more.cart?.lines.map(({ quantity }) => quantity)).toEqual([2]);
      const lineId = more.cart?.lines[0]?.id ?? '';
      const set = await bag.updateLines(id, [{ id: lineId, quantity: 3 }], 'US');
      expect(set.cart?.lines).toMatchObject([{ id: lineId, quantity: 3 }]);
      const emptied = await bag.removeLines(id, [lineId], 'US');
      expect(emptied.cart?.lines).toEqual([]);
      expect(Number(emptied.cart?.cost.totalAmount.amount)).toBe(0);
    });

    it('[call.commerce-storefront-api.5] replaces its attributes', async () => {
      const { cart } = await bag.createCart([buyable], 'US');
      const id = cart?.id ?? '';
      await bag.updateAttributes(id, [{ key: 'gift_message', value: 'Yours' }], 'US');
      const chat = [{ key: 'chat', value: 'yes' }];
      expect((await bag.updateAttributes(id, chat, 'US')).cart?.attributes).toEqual(chat);
    });

    it('[call.commerce-storefront-api.6] marks an unknown discount code as not applicable', async () => {
      const { cart } = await bag.createCart([buyable], 'US');
      const before = cart?.cost.totalAmount;
      const change = await bag.updateDiscountCodes(cart?.id ?? '', ['NO-SUCH-CODE-EVER'], 'US');
      expect(change.cart?.discountCodes.filter(({ applicable }) => applicable)).toEqual([]);
      expect(change.cart?.cost.totalAmount).toEqual(before);
      expect((await bag.updateDiscountCodes(cart?.id ?? '', [], 'US')).cart?.discountCodes).toEqual([]);
    });

    it('[error.8] returns a user error for an unknown variant, and adds nothing', async () => {
      const merchandiseId = 'gid://shopify/ProductVariant/1';
      const { cart } = await bag.createCart([buyable], 'US');
      const change = await bag.addLines(cart?.id ?? '', [{ merchandiseId, quantity: 1 }], 'US');
      expect(change.userErrors).toMatchObject([{ code: 'INVALID' }]);
      expect((await bag.cart(cart?.id ?? '', 'US'))?.lines).toHaveLength(1);
    });

    it('is null for an unknown id, or for another cart’s key', async () => {
      const stranger = 'gid://shopify/Cart/0123456789abcdef?key=0123456789abcdef';
      expect(await bag.cart(stranger, 'US')).toBeNull();
      const { cart } = await bag.createCart([buyable], 'US');
      const forged = `${cart?.id.split('?')[0]}?key=0123456789abcdef`;
      const change = await bag.addLines(forged, [buyable], 'US');
      expect(change.cart).toBeNull();
      expect(change.userErrors).toHaveLength(1);
    });
  });

  it('an unknown token is refused', async () => {
    const locked = createCatalogueReader({ ...server, token: { public: 'wrong' } });
    await expect(locked.product(handles[0] ?? '', 'US')).rejects.toMatchObject({ code: 'commerce-refused' });
  });

  /** Returns the handle of a collection with at least that many products. */
  async function collectionOf(count: number): Promise<string> {
    for (const handle of await catalogue.collectionHandles(50, 'US')) {
      const page = await catalogue.collectionPage({ handle, size: count }, 'US');
      if (page?.products.length === count) return handle;
    }
    throw new Error(`no collection has ${count} products`);
  }
});
