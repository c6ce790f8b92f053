import type { PassageSection } from '@storefront/core/providers/content/sections/passage';
import { coverSizes } from '../../ui/cover-sizes.ts';
import { contentSources } from '../../ui/image-sources.ts';
import { join } from '../../ui/join.ts';
import { Picture } from '../../ui/picture.tsx';
import { RichSpans } from '../../ui/rich-text.tsx';
import { LongTextView } from '../long-text/long-text-view.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './passage.module.css';

/** A text in the house's serif: alone in the middle, as one large sentence, or beside a picture that bleeds. */
export function Passage({ section, isLargest, cards }: SectionProps<PassageSection>) {
  const { heading, text, look, hasDropCapital, figure } = section;
  const side = figure && (figure.side === 'right' ? styles.right : styles.left);
  return (
    <section className={join('section', styles.passage)} data-animate="once" suppressHydrationWarning>
      <div className={join('wrap', 'grid', styles.row, side)}>
        {figure && (
          <figure className={styles.figure}>
            <span className="frame">
              <Picture
                sources={contentSources(figure.image.src)}
                width={figure.image.width}
                height={figure.image.height}
                alt={figure.image.alt}
                sizes={coverSizes(
                  figure.image,
                  { vw: 100, ratio: 4 / 5 },
                  { vw: 50, ratio: figure.side === 'right' ? 8 / 7 : 4 / 5 },
                )}
                isLargest={isLargest}
                focus={figure.image.focus}
              />
            </span>
            {figure.caption && (
              <figcaption dir="auto">
                <RichSpans spans={figure.caption} />
              </figcaption>
            )}
          </figure>
        )}
        <div
          className={join(
            styles.text,
            look === 'lede' ? 'd3' : 'prose',
            look === 'lede' && styles.lede,
            hasDropCapital && styles.dropped,
          )}
        >
          {heading && (
            <h2 className="d3" dir="auto">
              <RichSpans spans={heading} />
            </h2>
          )}
          <LongTextView text={text} cards={cards} />
        </div>
      </div>
    </section>
  );
}
