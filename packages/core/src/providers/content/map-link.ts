import { externalHref, internalHref, type LinkTarget } from '../../content/links.ts';
import type { SiteLink } from '../../content/site-content.ts';
import { readRows, readText } from './read-answer.ts';

export interface AnsweredLink {
  _key?: string | null;
  title?: string | null;
  url?: string | null;
  target?: LinkTarget | null;
  /** A link that an editor sent to a story or campaign instead. */
  storyLinkToggle?: boolean | null;
  story?: LinkTarget | null;
}

/** A link that can be drawn; null without a title or where its target is gone. */
export function mapLink(link: AnsweredLink | null | undefined): SiteLink | null {
  const title = readText(link?.title);
  if (!link || title === null) return null;
  const href = internalHref(link.storyLinkToggle ? link.story : link.target) ?? externalHref(link.url);
  return href === null ? null : { key: readText(link._key) ?? href, title, href };
}

export function mapLinks(links: readonly (AnsweredLink | null)[] | null | undefined): SiteLink[] {
  return readRows(links)
    .map(mapLink)
    .filter((link) => link !== null);
}
