import { tags } from '@storefront/core/cache/page-tags';
import { toNumericId } from '@storefront/core/product/identifiers';
import type { CatalogueReader } from '@storefront/core/providers/commerce/commerce';
import { currentBuild, recordProduct, recordSource } from './page-build.ts';

type PageReader = Pick<
  CatalogueReader,
  'product' | 'productsByHandles' | 'collectionPage' | 'searchProducts'
>;

/**
 * The reader, which records what it reads as sources of the page being built: also what does not exist, because it
 * may be created. Siblings of a card's product are left out: one edit would rebuild every page that shows a swatch of
 * the product, and the mark of a sold-out swatch is right again by time. A page's own product and collection are recorded by id too: a deletion event carries nothing else.
 */
export function recordingCatalogue<Reader extends PageReader>(reader: Reader): Reader & PageReader {
  return {
    ...reader,
    async product(handle, country) {
      const product = await reader.product(handle, country);
      if (product === null) recordSource(tags.product(handle), null);
      else {
        recordProduct(product);
        recordSource(tags.productId(product.legacy_id), product.updated_at);
      }
      return product;
    },
    async productsByHandles(handles, country) {
      const found = await reader.productsByHandles(handles, country);
      for (const handle of found.missing) recordSource(tags.product(handle), null);
      for (const product of found.products) recordProduct(product);
      return found;
    },
    async collectionPage(request, country) {
      const page = await reader.collectionPage(request, country);
      recordSource(tags.collection(request.handle), page?.updatedAt ?? null);
      const id = page && toNumericId(page.id);
      if (id !== null) recordSource(tags.collectionId(id), page?.updatedAt ?? null);
      currentBuild()?.listed.set(request.handle, page?.products ?? []);
      return page;
    },
    async searchProducts(request, country) {
      const page = await reader.searchProducts(request, country);
      for (const product of page.products) recordProduct(product);
      return page;
    },
  };
}
