import { PAGE_LANGUAGE } from '@storefront/core/content/language-tag';
import { editorialCopy as copy } from '../copy/editorial-copy.ts';
import type { StoryProps } from '../data/story-pages.ts';
import { PageSections } from '../sections/page-sections.tsx';
import { contentSources } from '../ui/image-sources.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './editorial.module.css';
import { StoryCard } from './story-card.tsx';
import { StoryFeedLink } from './story-feed-link.tsx';

/** `[screen.route-table.24]` A story: its head, its picture, its chapters, and what to read next. */
export function StoryScreen({
  title,
  language,
  standfirst,
  byline,
  minutes,
  cover,
  sections,
  cards,
  next,
}: StoryProps) {
  return (
    <article className={styles.story} lang={language ?? undefined}>
      <StoryFeedLink />
      <header className={`wrap grid ${styles.head}`}>
        <h1 className="d1" dir="auto">
          {title}
        </h1>
        <div>
          {standfirst && (
            <p className="lede" dir="auto">
              {standfirst}
            </p>
          )}
          <p className={`ui muted ${styles.meta}`}>
            {[byline, minutes && copy.readIn(minutes)].filter(Boolean).join(' ')}
          </p>
        </div>
      </header>
      {cover && (
        <figure className={`frame ${styles.cover}`}>
          <Picture
            sources={contentSources(cover.src)}
            width={cover.width}
            height={cover.height}
            alt={cover.alt}
            sizes="100vw"
            isLargest
            focus={cover.focus}
          />
        </figure>
      )}
      <PageSections sections={sections} cards={cards} cardType="story" above={cover ? 'more' : 'heading'} />
      {next && (
        <section
          className={`wrap ${styles.next}`}
          aria-label={copy.nextStory}
          lang={language === null ? undefined : PAGE_LANGUAGE}
        >
          <h2 className={`ui muted hang hang-bleed ${styles.nextHead}`}>{copy.nextStory}</h2>
          <StoryCard story={next} isLead={false} />
        </section>
      )}
    </article>
  );
}
