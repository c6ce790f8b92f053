import type { NewsletterSection as Section } from '@storefront/core/content/site-content';
import { join } from '../ui/join.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import styles from './newsletter-section.module.css';

/** Where editors place the newsletter in a page. */
export function NewsletterSection({ section: { heading, text, consent } }: { section: Section }) {
  return (
    <section id="newsletter" className="section">
      <div className={join('wrap', 'grid', styles.newsletter)}>
        <span className={styles.mark} aria-hidden="true" />
        <div className={styles.text}>
          <h2 className="d2">{heading}</h2>
          <p className="lede muted">{text}</p>
          <NewsletterForm consent={consent} look="plain" />
        </div>
      </div>
    </section>
  );
}
