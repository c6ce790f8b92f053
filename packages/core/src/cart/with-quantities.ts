import type { Cart } from './cart.ts';

/** The cart with other quantities, by line id, and without the lines whose quantity is 0. */
export function withQuantities(cart: Cart, quantities: Readonly<Record<string, number>>): Cart {
  const lines = cart.lines.map((line) => ({ ...line, quantity: quantities[line.id] ?? line.quantity }));
  return { ...cart, lines: lines.filter(({ quantity }) => quantity > 0) };
}
