import { pageLives } from '@storefront/core/cache/manifest';
import { serverConfig } from '@storefront/core/config';
import type { HomeContent, PageSection } from '@storefront/core/content/site-content';
import type { ProductCard } from '@storefront/core/product/card';
import { siteJsonLd } from '@storefront/core/shell/structured-data';
import { readCards } from './cards.ts';
import { madePage } from './made-page.ts';
import { type PageProps, withFrame } from './page-props.ts';
import { content } from './sources.ts';

export interface HomeProps {
  sections: PageSection[];
  /** Every product that a section names, by handle. */
  cards: Record<string, ProductCard>;
}

const NO_HOME: HomeContent = { sections: [], seo: { title: null, description: null, image: null } };

function handlesOf(section: PageSection): string[] {
  if (section.kind === 'productRail') return section.handles;
  if (section.kind === 'shoppable') return section.pins.map(({ handle }) => handle);
  return [];
}

export const getHomeProps = madePage<PageProps<HomeProps>>(async () => {
  const { sections, seo } = (await content().home()) ?? NO_HOME;
  const found = await readCards([...new Set(sections.flatMap(handlesOf))]);
  const first = sections[0];
  return {
    props: await withFrame(
      { sections, cards: Object.fromEntries(found.map((card) => [card.handle, card])) },
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
