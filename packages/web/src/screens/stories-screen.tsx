import { categoryName } from '@storefront/core/content/story-list';
import { editorialCopy as copy } from '../copy/editorial-copy.ts';
import type { StoryListProps } from '../data/story-pages.ts';
import { paths } from '../paths.ts';
import { Link } from '../ui/link.tsx';
import styles from './editorial.module.css';
import { ListPages } from './list-pages.tsx';
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
      {pages > 1 && <ListPages page={page} pages={pages} toPath={paths.storiesPage} />}
    </>
  );
}
