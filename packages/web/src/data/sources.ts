import { serverConfig } from '@storefront/core/config';
import type { CatalogueReader } from '@storefront/core/providers/commerce/commerce';
import { createCatalogueReader } from '@storefront/core/providers/commerce/server';
import type { ContentReader } from '@storefront/core/providers/content/content';
import { createContentReader } from '@storefront/core/providers/content/sanity';

let catalogueReader: CatalogueReader | null = null;
let contentReader: ContentReader | null = null;

/** One reader a process: its client is costly and warns when it is made. */
export function catalogue(): CatalogueReader {
  const { commerce } = serverConfig();
  catalogueReader ??= createCatalogueReader({
    storeDomain: commerce.storeDomain,
    apiVersion: commerce.apiVersion,
    token: commerce.privateToken ? { private: commerce.privateToken } : { public: commerce.publicToken },
    endpoint: commerce.endpoint,
    timeoutMs: commerce.timeoutMs,
  });
  return catalogueReader;
}

export function content(): ContentReader {
  const { content: options } = serverConfig();
  contentReader ??= createContentReader(options);
  return contentReader;
}
