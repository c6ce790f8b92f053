import type { CatalogueProduct } from '../../world/catalogue.ts';
import type { CollectionRecord, MetaobjectRecord } from '../catalogue/records.ts';
import { cdnAddress } from '../cdn/cdn-address.ts';
import { gid } from '../gid.ts';
import { countryOf } from '../market/countries.ts';
import type { Shop } from '../shop.ts';
import type { ShopEvent } from '../shop-events.ts';
import { wholeSeconds } from '../whole-seconds.ts';

/** The webhook body of an event; null when its subject is gone. */
export function payloadOf(shop: Shop, event: ShopEvent): object | null {
  switch (event.topic) {
    case 'products/delete':
      return { id: event.productId };
    case 'collections/delete':
      return { id: event.collectionId };
    case 'products/create':
    case 'products/update': {
      const { productId } = event;
      const product = shop.latest.productById(String(productId))?.data;
      if (product) return productPayload(shop, product, true);
      const hidden = shop.edits.products.find(({ id }) => id === productId)?.data;
      return hidden ? productPayload(shop, hidden, false) : null;
    }
    case 'collections/create':
    case 'collections/update': {
      const collection = shop.latest.collectionById(String(event.collectionId));
      return collection ? collectionPayload(collection) : null;
    }
    case 'metaobjects/create':
    case 'metaobjects/update': {
      const metaobject = shop.latest.metaobjectById(String(event.metaobjectId));
      return metaobject ? metaobjectPayload(metaobject) : null;
    }
    case 'metaobjects/delete': {
      const { id, type, handle } = event.metaobject;
      return { id: gid('Metaobject', id), type, handle };
    }
    case 'inventory_levels/update':
      return {
        inventory_item_id: event.inventoryItemId,
        location_id: 1,
        available: event.available,
        updated_at: wholeSeconds(new Date(shop.world.now()).toISOString()),
        admin_graphql_api_id: `${gid('InventoryLevel', 1)}?inventory_item_id=${event.inventoryItemId}`,
      };
    case 'orders/create':
      return orderPayload(shop, event);
  }
}

const price = (cents: number) => (cents / 100).toFixed(2);

function productPayload(shop: Shop, data: CatalogueProduct, isPublished: boolean): object {
  return {
    id: data.id,
    admin_graphql_api_id: gid('Product', data.id),
    title: data.title,
    body_html: data.descriptionHtml,
    handle: data.handle,
    product_type: data.productType,
    vendor: data.vendor,
    tags: data.tags.join(', '),
    status: 'active',
    created_at: wholeSeconds(data.createdAt),
    updated_at: wholeSeconds(data.updatedAt),
    published_at: isPublished ? data.publishedAt : null,
    options: data.optionNames.map((name, at) => ({
      name,
      position: at + 1,
      values: [...new Set(data.variants.map(({ optionValues }) => optionValues[at]))],
    })),
    variants: data.variants.map((variant, at) => ({
      id: variant.id,
      admin_graphql_api_id: gid('ProductVariant', variant.id),
      product_id: data.id,
      title: variant.optionValues.join(' / '),
      position: at + 1,
      sku: variant.sku,
      price: price(variant.priceCents),
      compare_at_price: variant.compareAtCents === null ? null : price(variant.compareAtCents),
      option1: variant.optionValues[0] ?? null,
      option2: variant.optionValues[1] ?? null,
      inventory_item_id: variant.inventoryItemId,
      inventory_quantity: shop.stock.of(variant) ?? 0,
      inventory_policy: 'deny',
    })),
    images: data.pictures.map(({ file, width, height, alt }, at) => ({
      position: at + 1,
      width,
      height,
      alt,
      src: cdnAddress(shop.world.addresses.commerce, file),
    })),
  };
}

function collectionPayload({ data }: CollectionRecord): object {
  return {
    id: data.id,
    admin_graphql_api_id: gid('Collection', data.id),
    handle: data.handle,
    title: data.title,
    body_html: data.descriptionHtml,
    sort_order: data.sort.toLowerCase().replaceAll('_', '-'),
    updated_at: wholeSeconds(data.updatedAt),
    published_at: wholeSeconds(data.updatedAt),
  };
}

function metaobjectPayload({ data }: MetaobjectRecord): object {
  return {
    id: gid('Metaobject', data.id),
    type: data.type,
    handle: data.handle,
    display_name: data.fields[0]?.value ?? data.handle,
    fields: Object.fromEntries(data.fields.map(({ key, value }) => [key, value])),
    created_at: wholeSeconds(data.updatedAt),
    updated_at: wholeSeconds(data.updatedAt),
  };
}

function orderPayload(shop: Shop, { order }: Extract<ShopEvent, { topic: 'orders/create' }>): object {
  return {
    id: order.id,
    admin_graphql_api_id: gid('Order', order.id),
    name: `#${order.number}`,
    order_number: order.number,
    email: order.email,
    currency: countryOf(order.countryCode).currency.code,
    total_price: price(order.total),
    subtotal_price: price(order.subtotal),
    financial_status: 'paid',
    created_at: order.processedAt,
    customer: order.customerId === null ? null : { id: Number(order.customerId), email: order.email },
    discount_codes: order.discounts.flatMap(({ code, amount }) =>
      code ? [{ code, amount: price(amount) }] : [],
    ),
    note_attributes: order.attributes.map(({ key, value }) => ({ name: key, value })),
    line_items: order.lines.map(({ variantId, title, sku, quantity, unit, attributes }) => ({
      product_id: shop.latest.variantById(variantId)?.product.data.id ?? null,
      variant_id: Number(variantId),
      title,
      sku,
      quantity,
      price: price(unit),
      properties: attributes.map(({ key, value }) => ({ name: key, value })),
    })),
  };
}
