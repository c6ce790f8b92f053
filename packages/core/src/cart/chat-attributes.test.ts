import { describe, expect, it } from 'vitest';
import { hasAttributes, withChatAttributes } from './chat-attributes.ts';

const chat = { key: 'gorgias.guest_id', value: 'g1' };
const message = (value: string) => ({ key: 'gift_message', value });

describe('attributes of the chat provider beside the message [entity.cart.2]', () => {
  it.each([
    ['added', [message('With love')], [chat], [message('With love'), chat]],
    ['replaced', [chat, message('x')], [{ ...chat, value: 'g2' }], [message('x'), { ...chat, value: 'g2' }]],
    ['never in place of the message', [], [message('spam'), chat], [chat]],
    ['nothing to write', [chat], [], [chat]],
  ])('%s', (_, attributes, fromChat, written) => {
    expect(withChatAttributes(attributes, fromChat)).toEqual(written);
  });
});

describe('whether the chat has to be written [entity.cart.2]', () => {
  it.each([
    ['nothing is there', [], [chat], false],
    ['an earlier value is there', [{ ...chat, value: 'g0' }], [chat], false],
    ['it is there beside others', [message('x'), chat], [chat], true],
    ['it names the gift message, which is not its own', [chat], [chat, message('spam')], true],
  ])('%s', (_, attributes, fromChat, isThere) => {
    expect(hasAttributes(attributes, fromChat)).toBe(isThere);
  });
});
