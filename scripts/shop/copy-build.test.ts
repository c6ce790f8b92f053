import { describe, expect, it } from 'vitest';
import { withPorts } from './copy-build.ts';

const ports = new Map([
  [4300, 4310],
  [4301, 4311],
  [4310, 4320],
]);

describe('a build that is copied for another shop', () => {
  it.each([
    ['http://localhost:4301/cdn/slip.jpg?width=540', 'http://localhost:4311/cdn/slip.jpg?width=540'],
    ['{"site":"http://127.0.0.1:4300"}', '{"site":"http://127.0.0.1:4310"}'],
    ['?next=http%3A%2F%2Flocalhost%3A4300%2Fcart', '?next=http%3A%2F%2Flocalhost%3A4310%2Fcart'],
  ])('refers to the other shop: %s', (text, copied) => {
    expect(withPorts(text, ports)).toBe(copied);
  });

  it('does not take a port that it has replaced for one to replace', () => {
    expect(withPorts('localhost:4300 localhost:4310', ports)).toBe('localhost:4310 localhost:4320');
  });

  it.each(['localhost:43001', 'localhost:4399', 'shop.example:4301', 'price 4301', '12:4300'])(
    'keeps what is no address of the shop: %s',
    (text) => {
      expect(withPorts(text, ports)).toBe(text);
    },
  );
});
