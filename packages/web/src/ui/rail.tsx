import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { join } from './join.ts';
import { Link } from './link.tsx';
import styles from './rail.module.css';

interface RailProps {
  heading: string;
  link?: { href: string; title: string } | null | undefined;
  nextLabel: string;
  children: ReactNode;
}

/** A row that is wider than the page: swiped, scrolled or stepped through; the step after its end is its start. */
export function Rail({ heading, link, nextLabel, children }: RailProps) {
  const track = useRef<HTMLUListElement>(null);
  const headingId = useId();

  const step = () => {
    const element = track.current;
    const first = element?.firstElementChild;
    if (!element || !first) return;
    const isAtEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - 2;
    const stepWidth = Math.max(1, Math.floor(element.clientWidth / first.clientWidth)) * first.clientWidth;
    element.scrollTo({ left: isAtEnd ? 0 : element.scrollLeft + stepWidth, behavior: 'smooth' });
  };

  return (
    <section className="section" aria-labelledby={headingId} data-animate="once">
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
            <IconButton icon="arrow-right" label={nextLabel} onClick={step} />
          </div>
        </div>
      </div>
      <ul className={styles.track} ref={track}>
        {children}
      </ul>
    </section>
  );
}
