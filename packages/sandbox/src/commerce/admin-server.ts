import { editCollection } from './back-office/edit-collection.ts';
import { editMetaobject } from './back-office/edit-metaobject.ts';
import { editProduct } from './back-office/edit-product.ts';
import { type AdminEdit, readEdit } from './back-office/read-edit.ts';
import { invite } from './customers/accounts.ts';
import type { Shop } from './shop.ts';

/**
 * `POST /sandbox/admin` with one `AdminEdit` as JSON and the header `x-sandbox-desk: 1`, which no page of
 * another origin can send. 204 when done, 404 for unknown subjects, 400 for anything else.
 */
export async function adminServer(shop: Shop, request: Request): Promise<Response> {
  if (request.method !== 'POST' || request.headers.get('x-sandbox-desk') !== '1') {
    return Response.json({ error: 'Send POST with the header x-sandbox-desk: 1.' }, { status: 403 });
  }
  const body: unknown = await request.json().catch(() => null);
  const edit = readEdit(body);
  if (!edit) {
    const error = 'Send one edit: stock, price, fulfil, invite, product, collection, metaobject or lag.';
    return Response.json({ error }, { status: 400 });
  }
  return new Response(null, { status: apply(shop, edit) ? 204 : 404 });
}

function apply(shop: Shop, edit: AdminEdit): boolean {
  switch (edit.do) {
    case 'stock': {
      const variant = shop.latest.variantById(edit.variantId);
      const stock = variant ? shop.stock.of(variant.data) : null;
      if (!variant || stock === null) return false;
      shop.stock.change(variant.data, edit.units - stock);
      return true;
    }
    case 'price': {
      const variant = shop.latest.variantById(edit.variantId);
      if (!variant) return false;
      shop.setPrice(edit.variantId, edit.priceCents, edit.compareAtCents);
      shop.catalogueChanged({ topic: 'products/update', productId: variant.product.data.id });
      return true;
    }
    case 'fulfil': {
      const order = shop.orders.byToken(edit.order);
      if (order) shop.orders.fulfil(order);
      return order !== null;
    }
    case 'invite':
      invite(shop, edit.email);
      return true;
    case 'lag':
      shop.lagReads(edit.milliseconds);
      return true;
    case 'product':
      return editProduct(shop, edit);
    case 'collection':
      return editCollection(shop, edit);
    case 'metaobject':
      return editMetaobject(shop, edit);
  }
}
