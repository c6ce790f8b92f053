import { categoryName } from '@storefront/core/content/story-list';
import { editorialCopy as copy } from '../copy/editorial-copy.ts';
import type { StoryTeaser } from '../data/story-pages.ts';
import { coverSizes } from '../ui/cover-sizes.ts';
import { contentSources } from '../ui/image-sources.ts';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './editorial.module.css';

interface StoryCardProps {
  story: StoryTeaser;
  /** The first of the list, over the whole width. */
  isLead: boolean;
}

/** From 768 px. */
const leadBox = { vw: 100, ratio: 2 };

/** A story without a picture is a plate with its title. */
export function StoryCard({
  story: { href, title, summary, category, minutes, cover },
  isLead,
}: StoryCardProps) {
  return (
    <article className={isLead ? styles.lead : styles.teaser}>
      <Link href={href}>
        <span className="frame">
          {cover && (
            <Picture
              sources={contentSources(cover.src)}
              width={cover.width}
              height={cover.height}
              alt=""
              sizes={coverSizes(
                cover,
                { vw: 100, ratio: 4 / 5 },
                isLead ? leadBox : { vw: 50, ratio: 4 / 5 },
              )}
              isLargest={isLead}
              focus={cover.focus}
            />
          )}
        </span>
        <div className={styles.words}>
          <h2 className={isLead ? 'd2' : 't1'} dir="auto">
            {title}
          </h2>
          <div>
            {summary && (
              <span className={isLead ? 'lede' : 'muted'} dir="auto">
                {summary}
              </span>
            )}
            <span className="ui muted">
              {[category && categoryName(category), minutes && copy.minutes(minutes)]
                .filter(Boolean)
                .join(', ')}
            </span>
          </div>
        </div>
      </Link>
    </article>
  );
}
