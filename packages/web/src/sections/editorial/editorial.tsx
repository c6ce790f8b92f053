import type { EditorialSection } from '@storefront/core/providers/content/sections/editorial';
import { coverSizes } from '../../ui/cover-sizes.ts';
import { contentSources } from '../../ui/image-sources.ts';
import { join } from '../../ui/join.ts';
import { MoreLink } from '../../ui/more-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichSpans } from '../../ui/rich-text.tsx';
import type { PictureSectionProps } from '../section-props.ts';
import styles from './editorial.module.css';

/**
 * A picture that bleeds off the left edge, text at the right, a small picture below the text. Without a heading the text
 * is set larger, and hangs from no line.
 */
export function Editorial({ section, isLargest }: PictureSectionProps<EditorialSection>) {
  const { heading, text, link, image, inset } = section;
  return (
    <section className="section" data-animate="once" suppressHydrationWarning>
      <div className={join('wrap', 'grid', styles.split, heading === null && styles.led)}>
        <figure className={styles.plate}>
          <span className="frame">
            <Picture
              sources={contentSources(image.src)}
              width={image.width}
              height={image.height}
              alt={image.alt}
              sizes={coverSizes(image, { vw: 100, ratio: 4 / 5 }, { vw: 58, ratio: 4 / 5 })}
              isLargest={isLargest}
              focus={image.focus}
            />
          </span>
        </figure>
        <div className={heading === null ? styles.words : join('hang', 'hang-bleed', styles.text)}>
          {heading !== null && (
            <h2 className="d3" dir="auto">
              {heading}
            </h2>
          )}
          <p className={heading === null ? 'lede' : 'measure'} dir="auto">
            {text}
          </p>
          {link && <MoreLink href={link.href}>{link.title}</MoreLink>}
        </div>
        {inset && (
          <figure className={styles.inset}>
            <span className="frame">
              <Picture
                sources={contentSources(inset.image.src)}
                width={inset.image.width}
                height={inset.image.height}
                alt={inset.image.alt}
                sizes={coverSizes(inset.image, { vw: 75, ratio: 3 / 4 }, { vw: 30, ratio: 3 / 4 })}
                focus={inset.image.focus}
              />
            </span>
            <figcaption dir="auto">
              {inset.caption.map((block) => (
                <RichSpans key={block.spans[0]?.text ?? block.kind} spans={block.spans} />
              ))}
            </figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}
