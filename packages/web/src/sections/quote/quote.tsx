import type { QuoteSection } from '@storefront/core/providers/content/sections/quote';
import { join } from '../../ui/join.ts';
import styles from './quote.module.css';

export function Quote({ section }: { section: QuoteSection }) {
  return (
    <section className={styles.quote} data-animate="once" suppressHydrationWarning>
      <figure className={join('wrap', 'grid')}>
        <blockquote dir="auto">“{section.quote}”</blockquote>
        {section.source && <figcaption dir="auto">{section.source}</figcaption>}
      </figure>
    </section>
  );
}
