import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GIFT_DATE_LENGTH, typeDate } from './type-date.ts';

/** The text of the field after these keys; '<' deletes the last character. */
function typed(keys: string): string {
  let shown = '';
  for (const key of keys) shown = typeDate(key === '<' ? shown.slice(0, -1) : shown + key, shown);
  return shown;
}

describe('typing the date [rule.gift-form.2] [rule.gift-form.4]', () => {
  it.each([
    ['a digit', '1', '1'],
    ['a slash after two digits', '12', '12/'],
    ['and after MM/DD', '1224', '12/24/'],
    ['the whole date', '12242026', '12/24/2026'],
    ['slashes typed along', '12/24/2026', '12/24/2026'],
    ['a slash after one digit pads it', '1/2/2027', '01/02/2027'],
    ['letters are removed', '1a2 b', '12/'],
    ['slashes at the start are removed', '//1', '1'],
    ['slashes in the year are removed', '12/24/20/26', '12/24/2026'],
    ['[rule.gift-form.3] no more than 10 characters', '122420261', '12/24/2026'],
    ['a slash can be deleted', '12<', '12'],
    ['and the digit before it', '12<<', '1'],
    ['the slash comes back with the next digit', '12<3', '12/3'],
    ['deleting into the day', '1224<<', '12/2'],
    ['deleting the only digit of the day leaves the slash', '123<', '12/'],
    ['all of it', '12242026<<<<<<<<<<', ''],
  ])('%s: %s', (_, keys, shown) => {
    expect(typed(keys)).toBe(shown);
  });

  it.each([
    ['a date pasted whole', '12/24/2026', '', '12/24/2026'],
    ['a date pasted with dashes', '12-24-2026', '', '12/24/2026'],
    ['a digit deleted at the front is not padded', '2/24/2026', '12/24/2026', '2/24/2026'],
    ['and can be typed again', '02/24/2026', '2/24/2026', '02/24/2026'],
    ['two digits typed over two others', '12', '34', '12/'],
    ['a middle part deleted', '12//2026', '12/24/2026', '12/20/26'],
  ])('%s', (_, text, previous, shown) => {
    expect(typeDate(text, previous)).toBe(shown);
  });

  const keys = fc.string({ unit: fc.constantFrom(...'0123456789/<< a-é💛') });

  it('[property] [rule.gift-form.3] any keystrokes: never more than 10 characters, digits and slashes only', () => {
    fc.assert(
      fc.property(keys, (pressed) => {
        const shown = typed(pressed);
        expect(shown.length).toBeLessThanOrEqual(GIFT_DATE_LENGTH);
        expect(shown).toMatch(/^\d{0,2}(\/\d{0,2}(\/\d{0,4})?)?$/);
      }),
    );
  });

  it('[property] any edit of any text leaves digits and slashes', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, previous) => {
        expect(typeDate(text, previous)).toMatch(/^(\d{0,2}\/){0,2}\d{0,4}$/);
        expect(typeDate(text, previous).length).toBeLessThanOrEqual(GIFT_DATE_LENGTH);
      }),
    );
  });

  it('[property] eight digits make a date', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{8}$/), (digits) => {
        expect(typed(digits)).toBe(`${digits.slice(0, 2)}/${digits.slice(2, 4)}/${digits.slice(4)}`);
      }),
    );
  });
});
