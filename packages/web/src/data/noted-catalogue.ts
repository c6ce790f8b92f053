import { tags } from '@storefront/core/cache/page-tags';
import { toNumericId } from '@storefront/core/product/identifiers';
import type { CatalogueReader } from '@storefront/core/providers/commerce/commerce';
import { currentBuild, noteProduct, noteSource } from './page-build.ts';

type PageReader = Pick<
  CatalogueReader,
  'product' | 'productsByHandles' | 'collectionPage' | 'searchProducts'
>;

/**
 * The reader, noting for the page that is being made what it shows: also what does not exist, because it may come.
 * What the page is about is noted by its id, too: a deletion tells nothing else.
 */
export function notedCatalogue<Reader extends PageReader>(reader: Reader): Reader & PageReader {
  return {
    ...reader,
    async product(handle, country) {
      const product = await reader.product(handle, country);
      if (product === null) noteSource(tags.product(handle), null);
      else {
        noteProduct(product);
        noteSource(tags.productId(product.legacy_id), product.updated_at);
      }
      return product;
    },
    async productsByHandles(handles, country) {
      const found = await reader.productsByHandles(handles, country);
      for (const handle of found.missing) noteSource(tags.product(handle), null);
      for (const product of found.products) noteProduct(product);
      return found;
    },
    async collectionPage(request, country) {
      const page = await reader.collectionPage(request, country);
      noteSource(tags.collection(request.handle), page?.updatedAt ?? null);
      const id = page && toNumericId(page.id);
      if (id !== null) noteSource(tags.collectionId(id), page?.updatedAt ?? null);
      currentBuild()?.listed.set(request.handle, page?.products ?? []);
      return page;
    },
    async searchProducts(request, country) {
      const page = await reader.searchProducts(request, country);
      for (const product of page.products) noteProduct(product);
      return page;
    },
  };
}
