import type { CampaignProps } from '../data/campaign-pages.ts';
import { PageSections } from '../sections/page-sections.tsx';
import styles from './editorial.module.css';
import { recommendedRails } from './late-carousels.tsx';

/** `[screen.route-table.26]` A campaign is composed of sections. */
export function CampaignScreen(campaign: CampaignProps) {
  const { title, language, isHeaded, sections, cards, cardTexts } = campaign;
  return (
    <article lang={language ?? undefined}>
      {!isHeaded && (
        <header className={`wrap grid ${styles.head}`}>
          <h1 className="d1" dir="auto">
            {title}
          </h1>
        </header>
      )}
      <PageSections
        sections={sections}
        cards={cards}
        cardType="campaign"
        above={isHeaded ? undefined : 'heading'}
        heading={title}
        recommended={recommendedRails(cardTexts)}
      />
    </article>
  );
}
