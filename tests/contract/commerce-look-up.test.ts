import { toCents } from '@storefront/core/money';
import type { Product } from '@storefront/core/product/product';
import { toSibling } from '@storefront/core/product/swatches';
import { createBrowserClient } from '@storefront/core/providers/commerce/browser';
import { createCatalogueReader } from '@storefront/core/providers/commerce/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { commercePlatforms } from './commerce-platforms.ts';

/** Expectations follow the platform's published documentation, so that they are true of any store. */
describe.each(commercePlatforms())(
  'single things and their prices: $name',
  ({ server, browser, backOffice }) => {
    const catalogue = createCatalogueReader(server);
    const nowhere = 'no-such-thing-in-any-shop';
    let products: Product[] = [];

    beforeAll(async () => {
      const handles = await catalogue.productHandles(12, 'US');
      ({ products } = await catalogue.productsByHandles(handles, 'US'));
    });

    const first = () => {
      const [product] = products;
      if (product === undefined) throw new Error('the store sells nothing');
      return product;
    };

    describe('[call.commerce-storefront-api.26] stock of several products', () => {
      it('is returned for each of them, with its price range', async () => {
        const handles = products.slice(0, 11).map(({ handle }) => handle);
        const stocks = await catalogue.inventories([...handles, nowhere], 'US');
        expect([...stocks.keys()]).toEqual(handles);
        for (const { handle, variants, price } of products.slice(0, 11)) {
          const stock = stocks.get(handle);
          expect(stock?.variants.map(({ id }) => id)).toEqual(variants.map(({ id }) => id));
          expect(toCents(stock?.priceRange?.min.amount)).toBe(price);
        }
      });
    });

    describe('[rule.swatches.1] [rule.swatches.2] siblings', () => {
      it('are found by their handles, each with its colour and its version', async () => {
        const handles = products.slice(0, 11).map(({ handle }) => handle);
        const siblings = await catalogue.siblings([...handles, nowhere], 'US');
        expect([...siblings.keys()]).toEqual(handles);
        for (const product of products.slice(0, 11)) {
          expect(siblings.get(product.handle)).toMatchObject({
            colour: product.variants[0]?.selectedOptions[1]?.value ?? '',
            isAvailable: toSibling(product).isAvailable,
            updatedAt: product.updated_at,
          });
        }
      });
    });

    describe('[call.commerce-storefront-api.29] a variant', () => {
      it('is found by numeric id, global id and global id in base64, with its product', async () => {
        const variant = first().variants.at(-1);
        const gid = `gid://shopify/ProductVariant/${variant?.id}`;
        for (const id of [variant?.id ?? '', gid, btoa(gid)]) {
          const found = await catalogue.variant(id, 'US');
          expect(found?.variant).toEqual(
            expect.objectContaining({ ...variant, weightUnit: expect.any(String) }),
          );
          expect(found?.product.handle).toBe(first().handle);
        }
      });

      it('that is unknown is null', async () => {
        expect(await catalogue.variant('1', 'US')).toBeNull();
      });
    });

    describe('[call.commerce-storefront-api.32] instalments', () => {
      it('are returned for every requested variant; the payments add up to the price', async () => {
        const variants = products.flatMap((product) => product.variants).slice(0, 40);
        const ids = variants.map(({ id }) => `gid://shopify/ProductVariant/${id}`);
        const items = await catalogue.installments([...ids, 'gid://shopify/ProductVariant/1'], 'US');
        expect(items.map(({ id }) => id)).toEqual(ids);
        expect(items.some(({ isEligible }) => isEligible) || backOffice === null).toBe(true);
        for (const [at, { isEligible, pricing }] of items.entries()) {
          if (!isEligible || pricing === null) continue;
          const paid = (toCents(pricing.pricePerTerm) ?? 0) * pricing.count;
          expect(Math.abs(paid - (variants[at]?.price ?? 0))).toBeLessThanOrEqual(pricing.count);
        }
      });
    });

    describe('[call.commerce-storefront-api.31] prices abroad', () => {
      it.each(['GB', 'JP', 'FR', 'US'])(
        'are in the currency of %s, as the product’s own are',
        async (country) => {
          const countries = await catalogue.countries('US');
          const currency = countries.find(({ isoCode }) => isoCode === country)?.currency.isoCode ?? 'USD';
          const handles = products.slice(0, 12).map(({ handle }) => handle);
          const prices = await catalogue.pricesByHandles([...handles, nowhere], country);
          expect([...prices.keys()]).toEqual(handles);
          const abroad = await catalogue.product(first().handle, country);
          const variantIds = abroad?.variants.map(({ id }) => id) ?? [];
          const byVariant = await catalogue.pricesByVariants(variantIds, country);
          expect(byVariant.map(({ variantId }) => variantId)).toEqual(variantIds);
          expect(byVariant.map(({ amount }) => toCents(amount))).toEqual(
            abroad?.variants.map(({ price }) => price),
          );
          expect(prices.get(first().handle)).toEqual(byVariant[0]);
          expect(new Set(byVariant.map(({ currencyCode }) => currencyCode))).toEqual(new Set([currency]));
        },
      );

      it('[call.commerce-storefront-api.30] the shop’s countries have a name and a currency', async () => {
        const countries = await catalogue.countries('US');
        expect(countries.length).toBeGreaterThan(0);
        for (const { isoCode, name, currency } of countries) {
          expect(isoCode).toMatch(/^[A-Z]{2}$/);
          expect(name).not.toBe('');
          expect(currency.isoCode).toMatch(/^[A-Z]{3}$/);
          expect(currency.symbol).not.toBe('');
        }
      });
    });

    it.runIf(backOffice)(
      '[call.commerce-storefront-api.28] a video is played from its tallest mp4',
      async () => {
        const found = await createBrowserClient(browser).queryAliases(
          `query Films($country: CountryCode) @inContext(country: $country) {
        products(first: 100) { nodes { media(first: 10) { nodes {
          ... on Video { id sources { url mimeType height } }
        } } } }
      }`,
          ['products'],
          { nodes: 'any' },
          { country: 'US' },
        );
        const films = JSON.stringify([...found]).match(/gid:\/\/shopify\/Video\/\d+/g) ?? [];
        expect(films.length).toBeGreaterThan(0);
        for (const id of films.slice(0, 3)) {
          const source = await catalogue.videoSource(id, 'US');
          expect(source).toMatchObject({ mimeType: 'video/mp4', url: expect.stringMatching(/^https?:/) });
        }
        expect(await catalogue.videoSource('gid://shopify/Video/1', 'US')).toBeNull();
      },
    );
  },
);
