import type { Cart, CartAttribute } from './cart.ts';

/** `[rule.gift-message.1]` `[const.cart.4]` In Unicode characters, as the platform counts: an emoji is one. */
export const GIFT_MESSAGE_LIMIT = 300;

export const GIFT_MESSAGE_KEY = 'gift_message';

/** For fields that take no more: cut by UTF-16 units, as they count, and never in the middle of a character. */
export function limitGiftMessage(text: string): string {
  return text.slice(0, GIFT_MESSAGE_LIMIT).replace(/[\uD800-\uDBFF]$/, '');
}

export function giftMessageLength(text: string): number {
  return [...text.trim()].length;
}

/** `[rule.gift-message.1]` Such a text cannot be saved; it is never cut, so that nothing of it is lost. */
export function isGiftMessageTooLong(text: string): boolean {
  return giftMessageLength(text) > GIFT_MESSAGE_LIMIT;
}

/** `[entity.cart.2]` Empty when there is none. */
export function giftMessageOf(cart: Pick<Cart, 'attributes'> | null): string {
  return cart?.attributes.find(({ key }) => key === GIFT_MESSAGE_KEY)?.value ?? '';
}

/** All attributes to send, because the platform replaces them all; an empty message removes its attribute. */
export function withGiftMessage(attributes: readonly CartAttribute[], text: string): CartAttribute[] {
  const message = text.trim();
  const others = attributes.filter(({ key }) => key !== GIFT_MESSAGE_KEY);
  return message === '' ? others : [...others, { key: GIFT_MESSAGE_KEY, value: message }];
}

/** The editor of the message; `saved` is the message in the cart. */
export interface GiftMessageEditor {
  isOpen: boolean;
  draft: string;
  saved: string;
}

export type GiftMessageAction =
  | { kind: 'toggle' }
  | { kind: 'type'; text: string }
  | { kind: 'save' }
  | { kind: 'clear' }
  | { kind: 'cancel' };

/** `[state.gift-message.1]` `[state.gift-message.2]` `[state.gift-message.3]` `[state.gift-message.4]` Clear empties the text and stays open; Cancel discards the draft; a text that is too long is not saved. */
export function editGiftMessage(editor: GiftMessageEditor, action: GiftMessageAction): GiftMessageEditor {
  const { isOpen, draft, saved } = editor;
  switch (action.kind) {
    case 'toggle':
      return { isOpen: !isOpen, draft: saved, saved };
    case 'type':
      return { isOpen, draft: action.text, saved };
    case 'save':
      if (isGiftMessageTooLong(draft)) return editor;
      return { isOpen: false, draft: draft.trim(), saved: draft.trim() };
    case 'clear':
      return { isOpen, draft: '', saved };
    case 'cancel':
      return { isOpen: false, draft: saved, saved };
  }
}
