import { contentPageCopy as copy } from '../copy/content-page-copy.ts';
import type { ContentPageProps } from '../data/content-page.ts';
import { RichSpans, RichTextView } from '../ui/rich-text.tsx';
import styles from './content-page-screen.module.css';

/** A page of facts: its index at the left, each part hung from a line at the right. */
export function ContentPageScreen({ title, lede, intro, parts }: ContentPageProps) {
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
      <div className={`grid ${styles.facts}`}>
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
            <div className={`prose measure ${styles.intro}`} dir="auto">
              <RichTextView blocks={intro} />
            </div>
          )}
          {parts.map(({ id, heading, text }) => (
            <section key={id} className={`hang hang-bleed ${styles.part}`} aria-labelledby={id}>
              <h2 id={id} className="t1" dir="auto">
                <RichSpans spans={heading} />
              </h2>
              <div className="prose muted" dir="auto">
                <RichTextView blocks={text} />
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
