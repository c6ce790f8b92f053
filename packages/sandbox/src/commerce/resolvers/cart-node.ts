import type { Context } from '../graphql/field-map.ts';
import { findCart, linesOf } from './cart-record.ts';

/** The cart or cart line that has this global id, or null. */
export function cartNode(id: string, context: Context): unknown {
  const line = /^gid:\/\/shopify\/CartLine\/([^?]+)\?cart=(.+)$/.exec(id);
  if (!line) return findCart(id, context);
  const record = findCart(`gid://shopify/Cart/${line[2]}`, context);
  return record ? (linesOf(record).find((known) => known.line.line.id === line[1]) ?? null) : null;
}
