import { pageLives } from '@storefront/core/cache/manifest';
import type { NotFoundContent } from '@storefront/core/content/site-content';
import type { CardTexts } from '@storefront/core/product/card';
import { readCardTexts } from './cards.ts';
import { lastKnown } from './last-known.ts';
import { type PageProps, withFrame } from './page-props.ts';
import { content } from './sources.ts';
import { withIsrFallback } from './with-isr-fallback.ts';

export interface NotFoundProps {
  /** Null when the CMS has none or was never read. */
  page: NotFoundContent | null;
  /** For the cards of the recommended products. */
  cardTexts: CardTexts;
}

const knownPage = lastKnown({
  problem: 'Problem loading settings',
  isAlwaysThere: false,
  read: () => content().notFound(),
});

export const getNotFoundProps = withIsrFallback<PageProps<NotFoundProps>>(
  async () => {
    const page = await knownPage();
    return {
      props: await withFrame(
        { page, cardTexts: await readCardTexts() },
        {
          isIndexed: false,
          meta: { title: page?.title ?? null, description: null, image: null, canonicalPath: '/404' },
        },
      ),
      revalidate: pageLives.static.revalidateS,
    };
  },
  { isErrorPage: true },
);
