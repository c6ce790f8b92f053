import { expect, it } from 'vitest';
import { centsOfPieces } from './cents-of-pieces.ts';
import { dollars, exampleCart, exampleLine, exampleProtection } from './example-cart.ts';

it('[call.other-third-party-calls.1] the total without the protection is what the pieces cost after reductions of the whole bag', () => {
  const { cost, ...cart } = exampleCart({ lines: [exampleLine(), exampleProtection()] });
  const reduced = { ...cost, totalAmount: dollars('90.55') };
  expect(centsOfPieces({ ...cart, cost: reduced })).toBe(8_700);
  expect(centsOfPieces({ ...cart, lines: [exampleLine()], cost: reduced })).toBe(9_055);
});
