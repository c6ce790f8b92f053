import { expect, it } from 'vitest';
import type { CartLine } from './cart.ts';
import { exampleCart, exampleLine, exampleProtection } from './example-cart.ts';
import { linesRemovedWith } from './removal.ts';

it('the shipping protection goes with the last piece, not before', () => {
  const [slip, robe] = [exampleLine({ variant: 1 }), exampleLine({ variant: 2 })];
  const protection = exampleProtection();
  const removedFrom = (...lines: CartLine[]) => linesRemovedWith(exampleCart({ lines }), slip.id);
  expect(removedFrom(slip, robe, protection)).toEqual([slip.id]);
  expect(removedFrom(slip, protection)).toEqual([slip.id, protection.id]);
  expect(removedFrom(slip)).toEqual([slip.id]);
});
