import { describe, expect, it } from 'vitest';
import { quickAddNote, unitsLeftInPicker, unitsLeftInYourSize } from './stock-labels.ts';

const inStock = (inventory_quantity: number | null) => ({
  available: true,
  availableForSale: true,
  inventory_quantity,
});
const soldOut = (inventory_quantity: number | null) => ({
  available: false,
  availableForSale: false,
  inventory_quantity,
});

describe('stock labels', () => {
  it.each([
    [1, { code: 'only-left', units: 1 }, 1, 1],
    [3, { code: 'only-left', units: 3 }, 3, 3],
    [4, { code: 'quick-add' }, null, 4],
    [5, { code: 'quick-add' }, null, null],
    [900, { code: 'quick-add' }, null, null],
    [0, { code: 'quick-add' }, null, null],
    [-7, { code: 'quick-add' }, null, null],
    [null, { code: 'quick-add' }, null, null],
  ])(
    '[const.stock-labels.1] [const.stock-labels.2] [const.stock-labels.3] of %s units, for sale',
    (units, note, inSize, inPicker) => {
      expect(quickAddNote(inStock(units))).toEqual(note);
      expect(unitsLeftInYourSize(inStock(units))).toBe(inSize);
      expect(unitsLeftInPicker(inStock(units))).toBe(inPicker);
    },
  );

  it.each([0, -7, null])('[state.quick-add.5] of %s units, not for sale', (units) => {
    expect(quickAddNote(soldOut(units))).toEqual({ code: 'join-waitlist' });
    expect(unitsLeftInYourSize(soldOut(units))).toBeNull();
    expect(unitsLeftInPicker(soldOut(units))).toBeNull();
  });
});
