import { describe, expect, it } from 'vitest';
import { openTestShop, valueAt } from '../fixture/test-shop.ts';

const { execute } = openTestShop();

const picture = (size: string) =>
  execute(
    `{ product(handle: "aurelia-slip-dress-oxblood") { featuredImage { url(transform: { ${size} }) } } }`,
  );

describe('the address of a picture', () => {
  it.each(['maxWidth', 'maxHeight'])('names a %s from 1 to 5760 pixels', async (side) => {
    const name = side.slice(3).toLowerCase();
    for (const pixels of [1, 5760]) {
      const url = valueAt(await picture(`${side}: ${pixels}`), 'data.product.featuredImage.url');
      expect(new URL(String(url)).searchParams.get(name)).toBe(String(pixels));
    }
  });

  it.each(['maxWidth: 0', 'maxWidth: -1', 'maxWidth: 5761', 'maxHeight: 5761'])(
    'is an error for %s',
    async (size) => {
      expect(await picture(size)).toMatchObject({
        data: { product: { featuredImage: null } },
        errors: [{ path: ['product', 'featuredImage', 'url'], extensions: { code: 'BAD_REQUEST' } }],
      });
    },
  );
});
