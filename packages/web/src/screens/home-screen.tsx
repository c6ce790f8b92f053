import { HOME_PROFILE, placementOf } from '@storefront/core/recommendation/profiles';
import { recommendationCopy } from '../copy/recommendation-copy.ts';
import { shellCopy } from '../copy/shell-copy.ts';
import type { HomeProps } from '../data/home-page.ts';
import { PageSections } from '../sections/page-sections.tsx';
import { LateCarousels } from './late-carousels.tsx';

const recommended = {
  heading: recommendationCopy.home,
  profile: HOME_PROFILE,
  placement: placementOf('index'),
};

/** The sections that editors compose the home page of. */
export function HomeScreen({ sections, cards, cardTexts }: HomeProps) {
  // The invitation to subscribe is the page's last word.
  const end = sections.at(-1)?.kind === 'newsletter' ? sections.length - 1 : sections.length;
  const drawRecommended = (rail: { heading: string; profile: string }) => (
    <LateCarousels texts={cardTexts} recommended={{ ...rail, placement: placementOf('index') }} />
  );
  return (
    <>
      <PageSections
        sections={sections.slice(0, end)}
        cards={cards}
        heading={shellCopy.homepage}
        cardType="home"
        recommended={drawRecommended}
      />
      <LateCarousels texts={cardTexts} recommended={recommended} />
      <PageSections sections={sections.slice(end)} cards={cards} cardType="home" above="more" />
    </>
  );
}
