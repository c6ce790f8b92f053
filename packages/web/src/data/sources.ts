import { tags } from '@storefront/core/cache/page-tags';
import { subjectSource } from '@storefront/core/cache/receipt';
import { serverConfig } from '@storefront/core/config';
import type { CatalogueReader } from '@storefront/core/providers/commerce/commerce';
import { createCatalogueReader } from '@storefront/core/providers/commerce/server';
import type { ContentReader } from '@storefront/core/providers/content/content';
import { availabilityOf } from '@storefront/core/providers/content/hide-unavailable';
import { createContentReader } from '@storefront/core/providers/content/sanity';
import type { ReviewReader } from '@storefront/core/providers/reviews/reviews';
import { createReviewReader } from '@storefront/core/providers/reviews/server';
import { currentBuild, recordSource } from './page-build.ts';
import { recordingCatalogue } from './recording-catalogue.ts';

let catalogueReader: CatalogueReader | null = null;
let reviewReader: ReviewReader | null = null;
/** Each returns the document that a page is about, whose path changes with the document's slug. */
const subjectQueries: ReadonlySet<string> = new Set(['page', 'story', 'campaign']);

const contentReaders = new Map<'cdn' | 'origin', ContentReader>();

/** One reader per process: its client is expensive and warns when it is created. */
export function catalogue(): CatalogueReader {
  const { commerce } = serverConfig();
  catalogueReader ??= recordingCatalogue(
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
 * Reads through Sanity's CDN, which may show an edit a moment late. A page that is rebuilt because of an edit reads
 * past it: requests to the origin are limited, and such pages are few.
 */
export function content(): ContentReader {
  return contentFrom(currentBuild()?.isOnDemand ? 'origin' : 'cdn');
}

/** Reads past Sanity's CDN, for rare reads that must see an edit. */
export function contentAtOrigin(): ContentReader {
  return contentFrom('origin');
}

function contentFrom(source: 'cdn' | 'origin'): ContentReader {
  const config = serverConfig();
  const reader =
    contentReaders.get(source) ??
    createContentReader({
      ...config.content,
      available: availabilityOf(config),
      useCdn: source === 'cdn',
      onRead(id, version, query) {
        recordSource(tags.document(id), version);
        if (subjectQueries.has(query)) recordSource(subjectSource(id), version);
      },
      report: ({ say, cause }) => console.error(say, cause),
    });
  contentReaders.set(source, reader);
  return reader;
}

/** Only where a provider of reviews is configured. */
export function reviews(): ReviewReader {
  const { reviews: options } = serverConfig();
  if (options === null) throw new Error('No provider of reviews is configured.');
  reviewReader ??= createReviewReader(options);
  return reviewReader;
}
