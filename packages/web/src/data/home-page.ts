import { pageLives } from '@storefront/core/cache/manifest';
import { serverConfig } from '@storefront/core/config';
import type { CardTexts, ProductCard } from '@storefront/core/product/card';
import type { HomeContent } from '@storefront/core/providers/content/content';
import {
  type PageSection,
  productHandlesOf,
} from '@storefront/core/providers/content/sections/section-registry';
import { siteJsonLd } from '@storefront/core/shell/structured-data';
import { readCards, readCardTexts } from './cards.ts';
import { recordMissingSource } from './page-build.ts';
import { type PageProps, withFrame } from './page-props.ts';
import { content } from './sources.ts';
import { withIsrFallback } from './with-isr-fallback.ts';

export interface HomeProps {
  sections: PageSection[];
  /** Every product that a section shows, by handle. */
  cards: Record<string, ProductCard>;
  /** For the cards of its recommendations. */
  cardTexts: CardTexts;
}

const NO_HOME: HomeContent = { sections: [], seo: { title: null, description: null, image: null } };

export const getHomeProps = withIsrFallback<PageProps<HomeProps>>(async () => {
  const home = await content().home();
  // The home page always exists: a version with its sections stays.
  if (home === null) recordMissingSource();
  const { sections, seo } = home ?? NO_HOME;
  const found = await readCards(productHandlesOf(sections));
  const first = sections[0];
  return {
    props: await withFrame(
      {
        sections,
        cards: Object.fromEntries(found.map((card) => [card.handle, card])),
        cardTexts: await readCardTexts(),
      },
      {
        heroTone: first?.kind === 'hero' ? first.tone : null,
        holdsNewsletter: sections.some(({ kind }) => kind === 'newsletter'),
        structuredData: siteJsonLd(serverConfig()),
        meta: { ...seo, canonicalPath: '/' },
      },
    ),
    revalidate: pageLives.home.revalidateS,
  };
});
