import type { CommerceClient } from './client.ts';
import type { CatalogueReader } from './commerce.ts';
import { PRODUCT_QUERY } from './documents/catalogue.ts';
import { productShape } from './generated/answer-shapes.ts';
import { toProduct } from './map-product.ts';
import { withAllVariants } from './read-products.ts';

/** A whole product with its present stock, for browsers and for the server. */
export function createProductReader(client: CommerceClient): Pick<CatalogueReader, 'product'> {
  return {
    async product(handle, country) {
      const { product } = await client.query(PRODUCT_QUERY, productShape, { handle, country });
      return product && toProduct(await withAllVariants(client, product, country));
    },
  };
}
