import { expect, it, vi } from 'vitest';
import { addAgain } from './add-again.ts';

const pieces = [
  { merchandiseId: 'slip', quantity: 1 },
  { merchandiseId: 'robe', quantity: 1 },
];

it.each([
  ['when the rest is in the bag', { isReached: true, refused: [] }, true],
  ['when a part of the rest is', { isReached: true, refused: ['slip'] }, true],
  ['not when the cart refused all', { isReached: true, refused: ['slip', 'robe'] }, false],
  ['not when the cart was out of reach', { isReached: false, refused: [] }, false],
])('says what is sold out %s', async (_, outcome, isSaid) => {
  const say = vi.fn();
  await addAgain(pieces, 'The robe is sold out. The rest is in your bag.', { add: async () => outcome, say });
  expect(say).toHaveBeenCalledTimes(isSaid ? 1 : 0);
});

it('has nothing to say of an order that is bought whole', async () => {
  const say = vi.fn();
  await addAgain(pieces, null, { add: async () => ({ isReached: true, refused: [] }), say });
  expect(say).not.toHaveBeenCalled();
});
