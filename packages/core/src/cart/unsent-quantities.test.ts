import { expect, it } from 'vitest';
import { readUnsent, withoutUnsent, writeUnsent } from './unsent-quantities.ts';

const cart = 'gid://shopify/Cart/c1?key=1';
const [slip, robe] = ['gid://shopify/CartLine/1?cart=c1', 'gid://shopify/CartLine/2?cart=c1'];
const now = Date.parse('2026-11-22T12:00:00Z');

it('quantities that were chosen at the last moment survive the page', () => {
  const text = writeUnsent(cart, { [slip]: 4, [robe]: 0 }, now);
  expect(readUnsent(text, cart, now + 59_000)).toEqual({ [slip]: 4, [robe]: 0 });
});

it('a line that was changed since is left out, and the others are as old as before', () => {
  const text = withoutUnsent(writeUnsent(cart, { [slip]: 4, [robe]: 0 }, now), slip);
  expect(readUnsent(text, cart, now + 59_000)).toEqual({ [robe]: 0 });
  expect(readUnsent(text, cart, now + 60_001)).toEqual({});
});

it.each([
  ['of another cart', writeUnsent('gid://shopify/Cart/c2', { [slip]: 4 }, now)],
  ['of more than a minute ago', writeUnsent(cart, { [slip]: 4 }, now - 60_001)],
  ['of a time to come', writeUnsent(cart, { [slip]: 4 }, now + 1)],
  ['that are none', new URLSearchParams({ cart, at: String(now), [slip]: 'two', [robe]: '-1' }).toString()],
  ['of a time that is none', new URLSearchParams({ cart, at: 'noon', [slip]: '4' }).toString()],
  ['of a text that is none of ours', '{"cart":1}'],
])('quantities %s are not sent', (_, text) => {
  expect(readUnsent(text, cart, now)).toEqual({});
});
