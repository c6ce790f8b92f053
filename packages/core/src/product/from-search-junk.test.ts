import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrice } from '../market/price.ts';
import { toCard } from './card.ts';
import { fromSearch } from './from-search.ts';

describe('fromSearch with any JSON', () => {
  const junk = fc.anything({ maxDepth: 3, withNullPrototype: true });
  const marked = fc.oneof(
    junk,
    fc.json().map((text) => text.replaceAll('"', '&quot;')),
    fc.string({ unit: 'binary' }),
    fc.double(),
  );
  const entries = fc
    .array(
      fc.tuple(fc.constantFrom('Main', 'Bridal', '', 'X'), fc.constantFrom(':keyvalue:', ':'), fc.string()),
    )
    .map((list) => list.map((entry) => entry.join('')).join('~newitem~'));
  const result = fc.record(
    {
      uid: fc.oneof(fc.constant('7130000001'), marked),
      handle: fc.oneof(fc.constant('iris'), marked),
      price: fc.oneof(fc.constant('189.00'), marked),
      title: marked,
      tags: marked,
      images: marked,
      variants: fc.oneof(
        marked,
        fc.array(
          fc.record({
            id: fc.oneof(fc.nat(), marked),
            price: fc.oneof(fc.nat(), marked),
            title: marked,
            inventory_quantity: marked,
            available: marked,
            selectedOptions: marked,
            option1: marked,
            compare_at_price: marked,
          }),
        ),
      ),
      metafields: marked,
      ss_available: marked,
      mfield_pdp_extras_pdp_swatch_products: marked,
      mfield_sanity_collection_images: marked,
      mfield_pdp_extras_pdp_main_image_pic: fc.oneof(entries, marked),
      moreColors: marked,
    },
    { requiredKeys: [] },
  );

  it('[property] never throws, never returns NaN, and returns products that a card can show', () => {
    fc.assert(
      fc.property(fc.oneof(junk, result), (sent) => {
        const product = fromSearch(sent);
        if (product === null) return;
        const card = toCard(
          product,
          { collectionSaleTags: [], colours: {} },
          { collectionHandle: 'dresses' },
        );
        expect(card.price).toSatisfy(Number.isSafeInteger);
        expect(formatPrice(card.price, 'USD')).toMatch(/^\$[\d,]+(\.\d\d)?$/);
        expect(formatPrice(card.compareAtPrice ?? 0, 'USD')).toMatch(/^\$[\d,]+(\.\d\d)?$/);
        expect(card.image?.src).not.toBe('');
        for (const { price, compareAtPrice, inventory_quantity } of product.variants) {
          expect(price).toSatisfy(Number.isSafeInteger);
          expect(compareAtPrice ?? 0).toSatisfy(Number.isSafeInteger);
          expect(inventory_quantity ?? 0).toSatisfy(Number.isFinite);
        }
      }),
      { numRuns: 300 },
    );
  });
});
