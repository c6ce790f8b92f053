import type { ArchiveGridSection } from '@storefront/core/providers/content/sections/archive-grid';
import { contentSources } from '../../ui/image-sources.ts';
import { join } from '../../ui/join.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './archive-grid.module.css';

/** Campaigns or stories, the newest first; one without a picture is a plate with its title. */
export function ArchiveGrid({ section: { heading, entries } }: { section: ArchiveGridSection }) {
  return (
    <section className="section" data-animate="once" suppressHydrationWarning>
      <div className="wrap">
        {heading && (
          <h2 className={join('d3', 'hang', 'hang-bleed', styles.heading)} dir="auto">
            {heading}
          </h2>
        )}
        <ul className={styles.grid}>
          {entries.map(({ key, href, title, note, image }) => (
            <li key={key}>
              <Link href={href}>
                <span className="frame">
                  {image && (
                    <Picture
                      sources={contentSources(image.src)}
                      width={image.width}
                      height={image.height}
                      alt=""
                      sizes="(min-width: 768px) 25vw, 50vw"
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
      </div>
    </section>
  );
}
