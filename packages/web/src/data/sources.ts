import { serverConfig } from '@storefront/core/config';
import type { CatalogueReader } from '@storefront/core/providers/commerce/commerce';
import { createCatalogueReader } from '@storefront/core/providers/commerce/server';
import type { ContentReader } from '@storefront/core/providers/content/content';
import { offersOf } from '@storefront/core/providers/content/only-offered';
import { createContentReader } from '@storefront/core/providers/content/sanity';
import { notedCatalogue } from './noted-catalogue.ts';
import { currentBuild, noteSource } from './page-build.ts';

let catalogueReader: CatalogueReader | null = null;
/** The second one reads past Sanity's CDN. */
const contentReaders = new Map<'cdn' | 'origin', ContentReader>();

/** One reader a process: its client is costly and warns when it is made. */
export function catalogue(): CatalogueReader {
  const { commerce } = serverConfig();
  catalogueReader ??= notedCatalogue(
    createCatalogueReader({
      storeDomain: commerce.storeDomain,
      apiVersion: commerce.apiVersion,
      token: commerce.privateToken ? { private: commerce.privateToken } : { public: commerce.publicToken },
      endpoint: commerce.endpoint,
      timeoutMs: commerce.timeoutMs,
    }),
  );
  return catalogueReader;
}

/**
 * By Sanity's CDN, which may show an edit a moment late. A page that is made because of an edit reads past it:
 * that costs one of few requests, and such pages are few.
 */
export function content(): ContentReader {
  return contentFrom(currentBuild()?.isOnDemand ? 'origin' : 'cdn');
}

/** Past Sanity's CDN: for what is read because of an edit, and seldom. */
export function contentAtOrigin(): ContentReader {
  return contentFrom('origin');
}

function contentFrom(source: 'cdn' | 'origin'): ContentReader {
  const config = serverConfig();
  const reader =
    contentReaders.get(source) ??
    createContentReader({
      ...config.content,
      offers: offersOf(config),
      useCdn: source === 'cdn',
      onRead: (id, version) => noteSource(`document:${id}`, version),
      report: ({ say, cause }) => console.error(say, cause),
    });
  contentReaders.set(source, reader);
  return reader;
}
