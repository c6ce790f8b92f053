import { PICTURED_COLLECTIONS } from '@storefront/core/content/past-collections';
import type { ArchiveGridSection } from '@storefront/core/providers/content/sections/archive-grid';
import { filterCopy } from '../../copy/filter-copy.ts';
import { commerceSources } from '../../ui/image-sources.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './archive-grid.module.css';

/** The style sheet gives the pictures their frames, and cuts them to it. */
const STRIP_RATIO = { width: 4, height: 5 };

/** A line for each collection: its season, its title, and how many pieces are left; below them a strip of pictures. */
export function PastCollections({ entries }: Pick<ArchiveGridSection, 'entries'>) {
  const pictures = entries.flatMap(({ picture }) => picture ?? []);
  return (
    <>
      <ul className={styles.index}>
        {entries.map(({ href, title, note, pieces }) => (
          <li key={href}>
            <Link href={href}>
              <span className="ui muted" dir="auto">
                {note}
              </span>{' '}
              <span className="d2" dir="auto">
                {title}
              </span>{' '}
              <span className="ui muted num">{pieces ? filterCopy.pieces(pieces) : null}</span>
            </Link>
          </li>
        ))}
      </ul>
      {pictures.length >= PICTURED_COLLECTIONS && (
        <div className={styles.strip}>
          {pictures.slice(0, PICTURED_COLLECTIONS).map((picture) => (
            <span className="frame" key={picture}>
              <Picture
                sources={commerceSources(picture, 1080)}
                {...STRIP_RATIO}
                alt=""
                sizes="(min-width: 768px) 25vw, 50vw"
              />
            </span>
          ))}
        </div>
      )}
    </>
  );
}
