import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartAttribute } from './cart.ts';
import {
  editGiftMessage,
  GIFT_MESSAGE_LIMIT,
  type GiftMessageAction,
  type GiftMessageEditor,
  giftMessageLength,
  giftMessageOf,
  isGiftMessageTooLong,
  limitGiftMessage,
  withGiftMessage,
} from './gift-message.ts';

const chat: CartAttribute = { key: 'gorgias.guest_id', value: 'g1' };
const message = (value: string): CartAttribute => ({ key: 'gift_message', value });

describe('at most 300 characters [rule.gift-message.1] [const.cart.4]', () => {
  it.each([
    ['short', 'With love', 9, false],
    ['300', 'a'.repeat(300), 300, false],
    ['301', 'a'.repeat(301), 301, true],
    ['an emoji is one', `${'a'.repeat(299)}💛`, 300, false],
    ['space around it does not count', ` ${'a'.repeat(300)}\n`, 300, false],
  ])('%s', (_, text, length, isTooLong) => {
    expect([giftMessageLength(text), isGiftMessageTooLong(text)]).toEqual([length, isTooLong]);
  });

  it('a text that is too long stays as it was typed and is not saved', () => {
    const draft = 'a'.repeat(312);
    const typed = editGiftMessage({ isOpen: true, draft: '', saved: '' }, { kind: 'type', text: draft });
    expect(typed.draft).toBe(draft);
    expect(editGiftMessage(typed, { kind: 'save' })).toBe(typed);
  });
});

describe('a field that takes at most 300', () => {
  it.each([
    ['short', 'With love', 'With love'],
    ['300', 'a'.repeat(300), 'a'.repeat(300)],
    ['301', 'a'.repeat(301), 'a'.repeat(300)],
    ['an emoji across the limit', `${'a'.repeat(299)}💛`, 'a'.repeat(299)],
    ['an emoji that just fits', `${'a'.repeat(298)}💛b`, `${'a'.repeat(298)}💛`],
  ])('%s', (_, text, limited) => {
    expect(limitGiftMessage(text)).toBe(limited);
  });

  it('[property] whatever is typed stays well-formed and short', () => {
    const character = fc
      .integer({ min: 0, max: 0x10_ff_ff })
      .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
      .map((code) => String.fromCodePoint(code));
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 700, size: 'max' }), (text) => {
        const limited = limitGiftMessage(text);
        expect(limited.length).toBeLessThanOrEqual(GIFT_MESSAGE_LIMIT);
        expect(limited.isWellFormed()).toBe(true);
        expect(text.startsWith(limited)).toBe(true);
      }),
    );
  });
});

describe('the message in the cart’s attributes [entity.cart.2]', () => {
  it.each([
    ['none', [chat], ''],
    ['one', [chat, message('With love')], 'With love'],
  ])('is read: %s', (_, attributes, text) => {
    expect(giftMessageOf({ attributes })).toBe(text);
  });

  it('is empty without a cart', () => {
    expect(giftMessageOf(null)).toBe('');
  });

  it.each([
    ['beside the others', [chat], 'With love', [chat, message('With love')]],
    ['in place of the earlier one', [message('Old'), chat], 'New', [chat, message('New')]],
    ['without leading and trailing space', [], '  With love \n', [message('With love')]],
    ['removed when empty', [chat, message('Old')], ' ', [chat]],
  ])('is written: %s', (_, attributes, text, written) => {
    expect(withGiftMessage(attributes, text)).toEqual(written);
  });
});

describe('the editor of the message', () => {
  const closed: GiftMessageEditor = { isOpen: false, draft: '', saved: 'With love' };
  const open: GiftMessageEditor = { isOpen: true, draft: 'With more love ', saved: 'With love' };

  it.each<[string, GiftMessageEditor, GiftMessageAction, Partial<GiftMessageEditor>]>([
    [
      '[state.gift-message.1] the toggle opens it with the saved text',
      closed,
      { kind: 'toggle' },
      { isOpen: true, draft: 'With love' },
    ],
    ['[state.gift-message.1] and closes it', open, { kind: 'toggle' }, { isOpen: false, draft: 'With love' }],
    ['typing changes the draft', open, { kind: 'type', text: 'Love' }, { draft: 'Love' }],
    [
      '[state.gift-message.2] Save closes it and keeps the text',
      open,
      { kind: 'save' },
      { isOpen: false, draft: 'With more love', saved: 'With more love' },
    ],
    ['[state.gift-message.3] Clear empties the text', open, { kind: 'clear' }, { draft: '' }],
    [
      '[state.gift-message.4] Cancel closes it with the saved text',
      open,
      { kind: 'cancel' },
      { isOpen: false, draft: 'With love' },
    ],
  ])('%s', (_, editor, action, changed) => {
    expect(editGiftMessage(editor, action)).toEqual({ ...editor, ...changed });
  });
});
