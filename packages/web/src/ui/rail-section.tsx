import { type ReactNode, useId } from 'react';
import { IconButton } from './icon-button.tsx';
import { join } from './join.ts';
import { Link } from './link.tsx';
import styles from './rail.module.css';

export interface RailHead {
  heading: string;
  link?: { href: string; title: string } | null | undefined;
  nextLabel: string;
}

interface RailSectionProps extends RailHead {
  /** Null while there is nothing to step through. */
  onNext: (() => void) | null;
  isBusy?: boolean;
  children: ReactNode;
}

/** A heading and an arrow above a row that is wider than the page. */
export function RailSection({ heading, link, nextLabel, onNext, isBusy, children }: RailSectionProps) {
  const headingId = useId();
  return (
    <section
      className="section"
      aria-labelledby={headingId}
      aria-busy={isBusy}
      data-animate="once"
      suppressHydrationWarning
    >
      <div className="wrap">
        <div className={join('hang', 'hang-bleed', styles.head)}>
          <h2 className="d3" id={headingId}>
            {heading}
          </h2>
          <div className={styles.tools}>
            {link && (
              <Link className={join('link', 'ui', styles.link)} href={link.href}>
                {link.title}
              </Link>
            )}
            <IconButton
              icon="arrow-right"
              label={nextLabel}
              aria-describedby={headingId}
              disabled={onNext === null}
              onClick={() => onNext?.()}
            />
          </div>
        </div>
      </div>
      {children}
    </section>
  );
}
