import type { CartAttribute } from './cart.ts';
import { GIFT_MESSAGE_KEY } from './gift-message.ts';

/** `[entity.cart.2]` The attributes with those of the chat provider, which replace their earlier values. */
export function withChatAttributes(
  attributes: readonly CartAttribute[],
  chat: readonly CartAttribute[],
): CartAttribute[] {
  const others = attributes.filter(({ key }) => !chat.some((attribute) => attribute.key === key));
  return [...others, ...chat.filter(({ key }) => key !== GIFT_MESSAGE_KEY)];
}

/** Whether all that the chat provider may write is there already. */
export function hasAttributes(attributes: readonly CartAttribute[], chat: readonly CartAttribute[]): boolean {
  return chat.every(
    ({ key, value }) =>
      key === GIFT_MESSAGE_KEY || attributes.some((one) => one.key === key && one.value === value),
  );
}
