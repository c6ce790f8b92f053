import { categoryName } from '@storefront/core/content/story-list';
import { editorialCopy as copy } from '../copy/editorial-copy.ts';
import type { StoryListProps } from '../data/story-pages.ts';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './editorial.module.css';
import { StoryCard } from './story-card.tsx';
import { StoryFeedLink } from './story-feed-link.tsx';

/** The list of stories: categories, one that leads, and the wall of the others. */
export function StoriesScreen({ stories, categories, total, tag, page, pages }: StoryListProps) {
  const [lead, ...others] = stories;
  return (
    <>
      <StoryFeedLink />
      <header className={`wrap grid ${styles.head}`}>
        <h1 className="d1">{copy.stories}</h1>
        <p className="muted">{copy.storiesLede}</p>
      </header>
      {categories.length > 1 && (
        <nav className={styles.categories} aria-label={copy.categories}>
          <Link href={paths.stories} aria-current={tag === null ? 'page' : undefined}>
            {copy.all} <span>{total}</span>
          </Link>
          {categories.map((category) => (
            <Link
              key={category.tag}
              href={paths.storiesAbout(category.tag)}
              aria-current={tag === category.tag ? 'page' : undefined}
            >
              {categoryName(category.tag)} <span>{category.count}</span>
            </Link>
          ))}
        </nav>
      )}
      {lead ? <StoryCard story={lead} isLead /> : <p className="wrap section muted">{copy.noStories}</p>}
      {others.length > 0 && (
        <div className={`wrap ${styles.wall}`}>
          {others.map((story) => (
            <StoryCard key={story.href} story={story} isLead={false} />
          ))}
        </div>
      )}
      {pages > 1 && <Pages page={page} pages={pages} />}
    </>
  );
}

/** Real links, for crawlers and new tabs. */
function Pages({ page, pages }: { page: number; pages: number }) {
  return (
    <nav className={`wrap ${styles.pages}`} aria-label={copy.pages}>
      {page > 1 ? (
        <Link href={paths.storiesPage(page - 1)} rel="prev">
          <Icon name="carat-left" size={16} /> {copy.newer}
        </Link>
      ) : (
        <span />
      )}
      <span className="num">
        {Array.from({ length: pages }, (_, at) => at + 1).map((number) => (
          <Link
            key={number}
            href={paths.storiesPage(number)}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Link>
        ))}
      </span>
      {page < pages ? (
        <Link href={paths.storiesPage(page + 1)} rel="next">
          {copy.older} <Icon name="carat-right" size={16} />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
