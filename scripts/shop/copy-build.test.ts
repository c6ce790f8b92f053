import { describe, expect, it } from 'vitest';
import { withOtherDigests, withPorts } from './copy-build.ts';

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

describe('a build that is copied as the next deployment', () => {
  const digests = new Set(['9e0a2ebe', '5ae5a2362a2d913a']);

  it.each([
    ['static/chunks/8267.9e0a2ebe.js', 'static/chunks/8267.ebe2a0e9.js'],
    ['before-hydration-5ae5a2362a2d913a.js', 'before-hydration-a319d2a2632a5ea5.js'],
    ['{8267:"9e0a2ebe",9804:"de5f356c"}[e]+".js"', '{8267:"ebe2a0e9",9804:"de5f356c"}[e]+".js"'],
  ])('has other names for its scripts: %s', (text, renamed) => {
    expect(withOtherDigests(text, digests)).toBe(renamed);
  });

  it.each(['order 9e0a2ebe9e0a2ebe9e0a2ebe', 'sha256-x9e0a2ebe', 'de5f356c'])(
    'keeps what only looks like a name: %s',
    (text) => {
      expect(withOtherDigests(text, digests)).toBe(text);
    },
  );
});
