import type { FaqSection } from '@storefront/core/providers/content/sections/faq';
import { Icon } from '../../ui/icon.tsx';
import { join } from '../../ui/join.ts';
import { LongTextView } from '../long-text/long-text-view.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './faq.module.css';

/** Questions that open their answers, also without a script. */
export function Faq({ section, cards }: SectionProps<FaqSection>) {
  const { heading, questions } = section;
  return (
    <section className="section">
      <div className="wrap">
        <div className={join('hang', 'hang-bleed', styles.faq)}>
          {heading && (
            <h2 className="d3" dir="auto">
              {heading}
            </h2>
          )}
          <div>
            {questions.map(({ key, question, answer }) => (
              <details key={key} className={styles.question}>
                <summary dir="auto">
                  {question}
                  <Icon name="plus" size={20} />
                </summary>
                <div className="prose muted">
                  <LongTextView text={answer} cards={cards} />
                </div>
              </details>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
