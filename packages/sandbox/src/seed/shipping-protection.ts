import type { CatalogueProduct } from '../world/catalogue.ts';
import { vendors } from './design.ts';
import { seededAt } from './make-product.ts';
import { stableId } from './stable-id.ts';

const handle = 'route-package-protection';

/** `[const.locale-and-currency.5]` Sold in the cart, never listed. */
export function shippingProtection(): CatalogueProduct {
  return {
    id: stableId('product', handle),
    handle,
    title: 'Shipping Protection',
    colour: '',
    colourHex: '',
    design: handle,
    descriptionHtml: '<p>Loss, theft or damage on the way, put right by Route.</p>',
    productType: 'Shipping Protection',
    vendor: vendors.protection,
    tags: [],
    createdAt: '2025-10-01T15:00:00.000Z',
    publishedAt: '2025-10-01T15:00:00.000Z',
    updatedAt: seededAt,
    optionNames: ['Title'],
    variants: [
      {
        id: stableId('variant', handle),
        inventoryItemId: stableId('inventory item', handle),
        optionValues: ['Default Title'],
        sku: 'ROUTE-PACKAGE-PROTECTION',
        priceCents: 355,
        compareAtCents: null,
        stock: 0,
        tracked: false,
        requiresShipping: false,
        weightGrams: 0,
      },
    ],
    pictures: [],
    videos: [],
    metafields: [],
    seo: { title: null, description: null },
    isGiftCard: false,
  };
}
