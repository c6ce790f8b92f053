import type { MarqueeSection } from '@storefront/core/providers/content/sections/marquee';
import { useState } from 'react';
import { sectionCopy as copy } from '../../copy/section-copy.ts';
import { join } from '../../ui/join.ts';
import styles from './marquee.module.css';

/** Words that pass by, until they are paused; they stand where a visitor wants less motion. */
export function Marquee({ section: { phrases } }: { section: MarqueeSection }) {
  const [isPaused, setPaused] = useState(false);
  const words = phrases.map((phrase) => (
    <li key={phrase} className="d3" dir="auto">
      {phrase}
    </li>
  ));
  return (
    <section className={join(styles.marquee, isPaused && styles.paused)} aria-label={copy.marquee}>
      <div className={styles.band}>
        <ul className={styles.words}>{words}</ul>
        <ul className={styles.words} aria-hidden="true">
          {words}
        </ul>
      </div>
      <button
        type="button"
        className={styles.pause}
        aria-pressed={isPaused}
        aria-label={copy.pauseMarquee}
        onClick={() => setPaused(!isPaused)}
      />
    </section>
  );
}
