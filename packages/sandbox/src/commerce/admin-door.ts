import { invite } from './customers/accounts.ts';
import type { Shop } from './shop.ts';

/** What the desk may do in the platform's back office. */
export type AdminEdit =
  | { do: 'stock'; variantId: string; units: number }
  | { do: 'price'; variantId: string; priceCents: number; compareAtCents: number | null }
  | { do: 'fulfil'; order: string }
  | { do: 'invite'; email: string };

/**
 * `POST /sandbox/admin` with one `AdminEdit` as JSON and the header `x-sandbox-desk: 1`, which no page of
 * another origin can send. 204 when done, 404 for unknown subjects, 400 for anything else.
 */
export async function adminDoor(shop: Shop, request: Request): Promise<Response> {
  if (request.method !== 'POST' || request.headers.get('x-sandbox-desk') !== '1') {
    return Response.json({ error: 'Send POST with the header x-sandbox-desk: 1.' }, { status: 403 });
  }
  const body: unknown = await request.json().catch(() => null);
  const edit = readEdit(body);
  if (!edit)
    return Response.json({ error: 'Send one edit: stock, price, fulfil or invite.' }, { status: 400 });
  return new Response(null, { status: apply(shop, edit) ? 204 : 404 });
}

function apply(shop: Shop, edit: AdminEdit): boolean {
  switch (edit.do) {
    case 'stock': {
      const variant = shop.catalogue.variantById(edit.variantId);
      const stock = variant ? shop.stock.of(variant.data) : null;
      if (!variant || stock === null) return false;
      shop.stock.change(variant.data, edit.units - stock);
      return true;
    }
    case 'price':
      return shop.setPrice(edit.variantId, edit.priceCents, edit.compareAtCents);
    case 'fulfil': {
      const order = shop.orders.byToken(edit.order);
      if (order) shop.orders.fulfil(order);
      return order !== null;
    }
    case 'invite':
      invite(shop, edit.email);
      return true;
  }
}

function readEdit(body: unknown): AdminEdit | null {
  if (!body || typeof body !== 'object') return null;
  const text = (name: string): string | null => {
    const value: unknown = Reflect.get(body, name);
    return typeof value === 'string' ? value : null;
  };
  const whole = (name: string): number | null => {
    const value: unknown = Reflect.get(body, name);
    return typeof value === 'number' && Number.isInteger(value) ? value : null;
  };
  const [verb, variantId, order, email] = ['do', 'variantId', 'order', 'email'].map(text);
  const [units, priceCents] = [whole('units'), whole('priceCents')];
  if (verb === 'stock' && variantId && units !== null) return { do: 'stock', variantId, units };
  if (verb === 'price' && variantId && priceCents !== null && priceCents >= 0) {
    return { do: 'price', variantId, priceCents, compareAtCents: whole('compareAtCents') };
  }
  if (verb === 'fulfil' && order) return { do: 'fulfil', order };
  return verb === 'invite' && email ? { do: 'invite', email } : null;
}
