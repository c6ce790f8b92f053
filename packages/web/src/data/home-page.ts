import { pageLives } from '@storefront/core/cache/manifest';
import { serverConfig } from '@storefront/core/config';
import type { CardTexts } from '@storefront/core/product/card';
import type { HomeContent } from '@storefront/core/providers/content/content';
import { siteJsonLd } from '@storefront/core/shell/structured-data';
import { readCardTexts } from './cards.ts';
import { type FilledSections, fillSections } from './fill-sections.ts';
import { leadHero, leadPicture } from './lead-hero.ts';
import { recordMissingSource } from './page-build.ts';
import { type PageProps, withFrame } from './page-props.ts';
import { content } from './sources.ts';
import { withIsrFallback } from './with-isr-fallback.ts';

export interface HomeProps extends FilledSections {
  /** For the cards of its recommendations. */
  cardTexts: CardTexts;
}

const NO_HOME: HomeContent = { sections: [], seo: { title: null, description: null, image: null } };

export const getHomeProps = withIsrFallback<PageProps<HomeProps>>(async () => {
  const home = await content().home();
  // The home page always exists: a version with its sections stays.
  if (home === null) recordMissingSource();
  const { sections: all, seo } = home ?? NO_HOME;
  const { sections, cards } = await fillSections(all, { needsPieces: true, document: 'home' });
  return {
    props: await withFrame(
      {
        sections,
        cards,
        cardTexts: await readCardTexts(),
      },
      {
        heroTone: leadHero(sections).heroTone,
        holdsNewsletter: sections.some(({ kind }) => kind === 'newsletter'),
        structuredData: siteJsonLd(serverConfig()),
        meta: { ...seo, image: seo.image ?? leadPicture(sections), canonicalPath: '/' },
      },
    ),
    revalidate: pageLives.home.revalidateS,
  };
});
