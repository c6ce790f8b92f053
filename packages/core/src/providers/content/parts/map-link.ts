import { externalHref, internalHref, type LinkTarget } from '../../../content/links.ts';
import type { SiteLink } from '../../../content/site-content.ts';
import { readContentText, readRows } from './content-value.ts';

export interface FetchedLink {
  _key?: string | null;
  title?: string | null;
  url?: string | null;
  target?: LinkTarget | null;
  /** Whether `story` replaces `target`. */
  storyLinkToggle?: boolean | null;
  story?: LinkTarget | null;
}

/** Null without a title, or when the target is gone. */
export function mapLink(link: FetchedLink | null | undefined): SiteLink | null {
  const title = readContentText(link?.title);
  if (!link || title === null) return null;
  const href = internalHref(link.storyLinkToggle ? link.story : link.target) ?? externalHref(link.url);
  return href === null ? null : { key: readContentText(link._key) ?? href, title, href };
}

export function mapLinks(links: readonly (FetchedLink | null)[] | null | undefined): SiteLink[] {
  return readRows(links)
    .map(mapLink)
    .filter((link) => link !== null);
}
