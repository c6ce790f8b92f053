import type { OrderLineState } from './order-state.ts';

export function pieceName({ quantity, title, variantTitle }: OrderLineState): string {
  return `${quantity} × ${[title, variantTitle].filter(Boolean).join(', ')}`;
}

/**
 * What a reduced piece cost, in hundredths, to stand beside what it costs; null for others. Of all pieces together, these
 * and the prices of the others are the subtotal.
 */
export function priceBefore({ subtotal, total }: Pick<OrderLineState, 'subtotal' | 'total'>): number | null {
  return total < subtotal ? subtotal : null;
}
