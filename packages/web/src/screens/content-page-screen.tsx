import type { ContentPageProps } from '../data/content-page.ts';
import { PageSections } from '../sections/page-sections.tsx';
import { recommendedRails } from './late-carousels.tsx';
import { PageFacts, PageHead } from './page-facts.tsx';

/** A page of the editors: its title and text, then its sections. */
export function ContentPageScreen(page: ContentPageProps) {
  const { title, isHeaded, lede, intro, parts, sections, cards, cardTexts } = page;
  const hasText = intro.length + parts.length > 0;
  // Hydrated late, after `layOutRest` has run: it finds no sections that it would put styles on.
  return (
    <article>
      {!isHeaded && <PageHead title={title} lede={lede} />}
      {hasText && <PageFacts intro={intro} parts={parts} cards={cards} />}
      <PageSections
        sections={sections}
        cards={cards}
        cardType="page"
        above={isHeaded ? undefined : hasText ? 'more' : 'heading'}
        heading={title}
        recommended={recommendedRails(cardTexts)}
      />
    </article>
  );
}
