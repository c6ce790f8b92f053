import type { OutlinePart, PageOutline } from '@storefront/core/content/page-outline';
import type { RichSpan } from '@storefront/core/content/rich-text';
import type { ProductCard } from '@storefront/core/product/card';
import type { ReactNode } from 'react';
import { contentPageCopy as copy } from '../copy/content-page-copy.ts';
import { LongTextView } from '../sections/long-text/long-text-view.tsx';
import { RichSpans } from '../ui/rich-text.tsx';
import styles from './content-page-screen.module.css';

/** The title of a page of texts, beside what it is about. */
export function PageHead({ title, lede }: { title: string; lede: string | null }) {
  return (
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
  );
}

interface PageFactsProps extends PageOutline {
  /** By handle, of the pieces within the texts. */
  cards: Readonly<Record<string, ProductCard>>;
  /** Below the parts. */
  children?: ReactNode;
}

/** An index at the left, each part hung from a line at the right. */
export function PageFacts({ intro, parts, cards, children }: PageFactsProps) {
  return (
    <div className={`wrap grid ${styles.facts}`}>
      {parts.length > 1 && <Index parts={parts} />}
      <div className={styles.body}>
        {intro.length > 0 && (
          <div className={`prose measure ${styles.intro}`}>
            <LongTextView text={intro} cards={cards} />
          </div>
        )}
        {parts.map(({ id, heading, text }) => (
          <FactsPart key={id} id={id} heading={heading}>
            <LongTextView text={text} cards={cards} />
          </FactsPart>
        ))}
        {children}
      </div>
    </div>
  );
}

function Index({ parts }: { parts: readonly OutlinePart[] }) {
  return (
    <nav className={styles.index} aria-label={copy.index}>
      {parts.map(({ id, heading }) => (
        <a key={id} href={`#${id}`} dir="auto">
          {heading.map(({ text }) => text).join('')}
        </a>
      ))}
    </nav>
  );
}

interface FactsPartProps {
  id: string;
  heading: RichSpan[];
  children: ReactNode;
}

/** Hung from a line: the heading beside its text. */
export function FactsPart({ id, heading, children }: FactsPartProps) {
  return (
    <section className={`hang hang-bleed ${styles.part}`} aria-labelledby={id}>
      <h2 id={id} className="t1" dir="auto">
        <RichSpans spans={heading} />
      </h2>
      <div className="prose muted">{children}</div>
    </section>
  );
}
