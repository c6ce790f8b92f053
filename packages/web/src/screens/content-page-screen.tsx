import { contentPageCopy as copy } from '../copy/content-page-copy.ts';
import type { ContentPageProps } from '../data/content-page.ts';
import { LongTextView } from '../sections/long-text/long-text-view.tsx';
import { PageSections } from '../sections/page-sections.tsx';
import { RichSpans } from '../ui/rich-text.tsx';
import styles from './content-page-screen.module.css';
import { recommendedRails } from './late-carousels.tsx';

/** A page of the editors: its title and text, then its sections. */
export function ContentPageScreen(page: ContentPageProps) {
  const { title, isHeaded, lede, intro, parts, sections, cards, cardTexts } = page;
  const hasText = intro.length + parts.length > 0;
  // Hydrated late, after `layOutRest` has run: it finds no sections that it would put styles on.
  return (
    <article>
      {!isHeaded && (
        <div className="wrap">
          <header className={`grid ${styles.head}`}>
            <h1 className="d1" dir="auto">
              {title}
            </h1>
            {lede && (
              <p className="muted" dir="auto">
                {lede}
              </p>
            )}
          </header>
        </div>
      )}
      {hasText && <Facts intro={intro} parts={parts} cards={cards} />}
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

/** An index at the left, each part hung from a line at the right. */
function Facts({ intro, parts, cards }: Pick<ContentPageProps, 'intro' | 'parts' | 'cards'>) {
  return (
    <div className={`wrap grid ${styles.facts}`}>
      {parts.length > 1 && (
        <nav className={styles.index} aria-label={copy.index}>
          {parts.map(({ id, heading }) => (
            <a key={id} href={`#${id}`} dir="auto">
              {heading.map(({ text }) => text).join('')}
            </a>
          ))}
        </nav>
      )}
      <div className={styles.body}>
        {intro.length > 0 && (
          <div className={`prose measure ${styles.intro}`}>
            <LongTextView text={intro} cards={cards} />
          </div>
        )}
        {parts.map(({ id, heading, text }) => (
          <section key={id} className={`hang hang-bleed ${styles.part}`} aria-labelledby={id}>
            <h2 id={id} className="t1" dir="auto">
              <RichSpans spans={heading} />
            </h2>
            <div className="prose muted">
              <LongTextView text={text} cards={cards} />
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
