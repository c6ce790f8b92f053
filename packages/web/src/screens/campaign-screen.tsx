import type { CampaignProps } from '../data/campaign-pages.ts';
import { PageSections } from '../sections/page-sections.tsx';
import styles from './editorial.module.css';

/** `[screen.route-table.26]` A campaign is composed of sections. */
export function CampaignScreen({ title, isHeaded, sections, cards }: CampaignProps) {
  return (
    <article>
      {!isHeaded && (
        <header className={`wrap grid ${styles.head}`}>
          <h1 className="d1" dir="auto">
            {title}
          </h1>
        </header>
      )}
      <PageSections sections={sections} cards={cards} hasSectionsAbove={!isHeaded} heading={title} />
    </article>
  );
}
