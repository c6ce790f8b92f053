import type { ImageGridSection } from '@storefront/core/providers/content/sections/image-grid';
import { contentSources } from '../../ui/image-sources.ts';
import { join } from '../../ui/join.ts';
import { MoreLink } from '../../ui/more-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichSpans } from '../../ui/rich-text.tsx';
import type { PictureSectionProps } from '../section-props.ts';
import styles from './image-grid.module.css';

/** Pictures beside each other over the whole width, with words below them. */
export function ImageGrid({ section, isLargest }: PictureSectionProps<ImageGridSection>) {
  const { heading, images } = section;
  const isPair = images.length <= 2;
  return (
    <section className={join('section', styles.section)} data-animate="once" suppressHydrationWarning>
      {heading && (
        <div className="wrap">
          <h2 className={join('d3', 'hang', 'hang-bleed', styles.heading)} dir="auto">
            {heading}
          </h2>
        </div>
      )}
      <ul className={join(styles.grid, isPair ? styles.pair : styles.many)}>
        {images.map(({ key, image, title, text, link }, place) => (
          <li key={key}>
            <figure>
              <span className="frame">
                <Picture
                  sources={contentSources(image.src)}
                  width={image.width}
                  height={image.height}
                  alt={image.alt}
                  sizes={isPair ? '(min-width: 768px) 50vw, 100vw' : '(min-width: 768px) 25vw, 50vw'}
                  isLargest={isLargest && place === 0}
                  focus={image.focus}
                />
              </span>
              {(title || text || link) && (
                <figcaption dir="auto">
                  {title && (
                    <h3 className="t1" dir="auto">
                      {title}
                    </h3>
                  )}
                  {text && (
                    <p dir="auto">
                      <RichSpans spans={text} />
                    </p>
                  )}
                  {link && <MoreLink href={link.href}>{link.title}</MoreLink>}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
