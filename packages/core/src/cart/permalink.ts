import { decodePathPart } from '../decode-path-part.ts';
import { toGid } from '../product/identifiers.ts';
import type { CartLineInput } from './cart.ts';

export interface Permalink {
  /** One line for each variant, in the order of the link; repeated variants are added up. */
  lines: CartLineInput[];
  /** Parts that could not be read, as written in the link. */
  rejected: string[];
}

/** The platform's limit for one request. */
const MAX_LINES = 250;

/**
 * `/cart/{variantquantity}`: `{variantId}:{quantity}` pairs separated by commas, quantities from 1 to 9999.
 * Never throws: the good parts of a link with a bad part are still added.
 */
export function parsePermalink(segment: string): Permalink {
  const quantities = new Map<string, number>();
  const rejected: string[] = [];
  for (const part of decodePathPart(segment).split(',')) {
    const pair = part.trim();
    const [, variantId = '', quantity] = pair.match(/^(\d{1,20}):([1-9]\d{0,3})$/) ?? [];
    const merchandiseId = toGid('ProductVariant', variantId);
    if (merchandiseId !== null && (quantities.has(merchandiseId) || quantities.size < MAX_LINES)) {
      quantities.set(merchandiseId, (quantities.get(merchandiseId) ?? 0) + Number(quantity));
    } else if (pair !== '') {
      rejected.push(pair);
    }
  }
  const lines = [...quantities].map(([merchandiseId, quantity]) => ({ merchandiseId, quantity }));
  return { lines, rejected };
}
