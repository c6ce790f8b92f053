import { describe, expect, it } from 'vitest';
import { sitePath } from './site-path.ts';

describe('the path of an address', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['/?country=FR', '/'],
    ['/#main', '/'],
    ['//', '/'],
    ['/cart', '/cart'],
    ['/cart/', '/cart'],
    ['/search?q=slip/', '/search'],
    ['/products/iris?variant=1#reviews', '/products/iris'],
    ['https://elsewhere.example/cart', '/'],
    ['cart', '/'],
  ])('%j is at %j', (address, path) => {
    expect(sitePath(address)).toBe(path);
  });
});
