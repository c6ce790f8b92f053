import { toCard } from '@storefront/core/product/card';
import { exampleProduct } from '@storefront/core/product/example-product';
import { expect, it, vi } from 'vitest';
import { readSwappedCard } from './swap-card.ts';

const first = { src: 'https://cdn.example/front.webp', width: 4, height: 5, altText: null };
const other = exampleProduct({
  images: [first],
  handle: 'slip-rose',
  metafields: { pdp_main_image_pic: 'Mermaidcore:keyvalue:https://cdn.example/sea.webp' },
});
vi.mock('../../clients/commerce-product.ts', () => ({
  commerceProduct: () => ({ product: async () => other }),
}));

const shown = toCard(exampleProduct({ handle: 'slip-black' }), { collectionSaleTags: [], colours: {} });

it('[screen.product-card.1] [state.product-availability-and-status.8] another colour keeps the picture of the collection around it', async () => {
  const inCollection = await readSwappedCard(shown, 'slip-rose', [], 'mermaidcore');
  expect(inCollection.image?.src).toBe('https://cdn.example/sea.webp');
  const elsewhere = await readSwappedCard(shown, 'slip-rose', [], null);
  expect(elsewhere.image).toEqual(first);
});
