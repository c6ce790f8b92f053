import type { OpenNextConfig } from '@opennextjs/aws/types/open-next.js';
import { openBucketCache, openStaleQueue } from '../functions/src/site/open-storage.ts';

/** The site as functions for Lambda; `scripts/deployed/build-artefact.ts` runs it. */
const config = {
  default: {
    override: {
      wrapper: 'aws-lambda',
      converter: 'aws-apigw-v2',
      // Ours are without AWS's clients, which were most of what a start of the function loaded besides Next.
      queue: openStaleQueue,
      incrementalCache: openBucketCache,
      tagCache: 'dummy',
    },
  },
  // A site of the Pages Router has no tags of Next's; our own are in the table.
  dangerous: { disableTagCache: true },
  // Between `next build` and the bundle, the headers of the pages are completed.
  buildCommand: 'node ../../scripts/deployed/build-pages.ts',
} satisfies OpenNextConfig;

export default config;
