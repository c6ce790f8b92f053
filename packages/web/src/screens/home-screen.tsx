import { shellCopy } from '../copy/shell-copy.ts';
import type { HomeProps } from '../data/home-page.ts';
import { PageSections } from '../sections/page-sections.tsx';

/** The sections that editors compose the home page of. */
export function HomeScreen({ sections, cards }: HomeProps) {
  return (
    <>
      {sections[0]?.kind !== 'hero' && <h1 className="sr">{shellCopy.homepage}</h1>}
      <PageSections sections={sections} cards={cards} />
    </>
  );
}
