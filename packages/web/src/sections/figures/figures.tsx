import type { FiguresSection } from '@storefront/core/providers/content/sections/figures';
import { join } from '../../ui/join.ts';
import styles from './figures.module.css';

/** A few numbers, large, each above what it counts. */
export function Figures({ section: { heading, figures } }: { section: FiguresSection }) {
  return (
    <section className="section" data-animate="once" suppressHydrationWarning>
      <div className="wrap">
        <div className={join('hang', 'hang-bleed', styles.figures)}>
          <h2 className="d3" dir="auto">
            {heading}
          </h2>
          <dl>
            {figures.map(({ key, figure, words }) => (
              <div key={key}>
                <dt dir="auto">{words}</dt>
                <dd className="d2">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
