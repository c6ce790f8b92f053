import type { ArchiveGridSection } from '@storefront/core/providers/content/sections/archive-grid';
import { contentSources } from '../../ui/image-sources.ts';
import { join } from '../../ui/join.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { PictureSectionProps } from '../section-props.ts';
import styles from './archive-grid.module.css';
import { PastCollections } from './past-collections.tsx';

/** Campaigns or stories, the newest first; one without a picture is a plate with its title. Collections are a list. */
export function ArchiveGrid({ section, isLargest }: PictureSectionProps<ArchiveGridSection>) {
  const { heading, of, entries } = section;
  const isList = of === 'collection';
  return (
    <section
      className={join('section', isList && !heading && styles.list)}
      data-animate="once"
      suppressHydrationWarning
    >
      <div className="wrap">
        {heading && (
          <h2 className={join('d3', 'hang', 'hang-bleed', styles.heading)} dir="auto">
            {heading}
          </h2>
        )}
        {isList ? (
          <PastCollections entries={entries} />
        ) : (
          <ul className={styles.grid}>
            {entries.map(({ href, title, note, image }, place) => (
              <li key={href}>
                <Link href={href}>
                  <span className="frame">
                    {image && (
                      <Picture
                        sources={contentSources(image.src)}
                        width={image.width}
                        height={image.height}
                        alt=""
                        sizes="(min-width: 768px) 25vw, 50vw"
                        isLargest={isLargest && place === 0}
                        focus={image.focus}
                      />
                    )}
                  </span>
                  <span className="t2" dir="auto">
                    {title}
                  </span>
                  {note && <span className="small muted">{note}</span>}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
