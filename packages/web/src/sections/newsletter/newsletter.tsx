import type { NewsletterSection } from '@storefront/core/providers/content/sections/newsletter';
import { NewsletterForm } from '../../shell/newsletter/newsletter-form.tsx';
import { join } from '../../ui/join.ts';
import styles from './newsletter.module.css';

/** The newsletter form, where editors place it in a page. */
export function Newsletter({ section: { heading, text, consent } }: { section: NewsletterSection }) {
  return (
    <section id="newsletter" className="section">
      <div className={join('wrap', 'grid', styles.newsletter)}>
        <span className={styles.mark} aria-hidden="true" />
        <div className={styles.text}>
          <h2 className="d2" dir="auto">
            {heading}
          </h2>
          <p className="lede muted" dir="auto">
            {text}
          </p>
          <NewsletterForm consent={consent} look="plain" />
        </div>
      </div>
    </section>
  );
}
