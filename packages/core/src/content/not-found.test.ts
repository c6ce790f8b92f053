import { describe, expect, it } from 'vitest';
import { isProductPath, START_SHOPPING_HREF } from './not-found.ts';

describe('[screen.not-found-error-page.2] isProductPath', () => {
  it.each([
    ['a product', '/products/iris', true],
    ['a product with a query', '/products/iris?variant=1', true],
    ['a product with a slash at the end', '/products/iris/', true],
    ['a path below a product', '/products/iris/back', false],
    ['any other path', '/pages/lost', false],
    ['the products without one', '/products/', false],
    ['the products and a query', '/products/?x', false],
    ['products deeper down', '/x/products/iris', false],
  ])('%s: %s', (_, path, isSoldOut) => {
    expect(isProductPath(path)).toBe(isSoldOut);
  });

  it('[error.2] shopping starts at the new collection', () => {
    expect(START_SHOPPING_HREF).toBe('/collections/new');
  });
});
