import { piecesIn } from '@storefront/core/content/long-text';
import { outlineOf, type PageOutline } from '@storefront/core/content/page-outline';
import { decodePathPart } from '@storefront/core/decode-path-part';
import type { CardTexts } from '@storefront/core/product/card';
import { paths } from '../paths.ts';
import { type FilledSections, fillSections, readRailTexts } from './fill-sections.ts';
import { leadHero, leadPicture } from './lead-hero.ts';
import { type PageProps, withFrame } from './page-props.ts';
import { unredirectedPaths } from './prebuilt-paths.ts';
import { content } from './sources.ts';

export interface ContentPageProps extends PageOutline, FilledSections {
  kind: 'content-page';
  title: string;
  /** Whether the first section holds the heading. */
  isHeaded: boolean;
  /** Below the title. */
  lede: string | null;
  /** For cards that the browser makes; null where it makes none. */
  cardTexts: CardTexts | null;
}

/** `[screen.route-table.22]` A page of the editors. */
export async function makeContentPage(rest: string): Promise<PageProps<ContentPageProps> | null> {
  const page = await content().page(decodePathPart(rest));
  if (page === null) return null;
  const { slug, title, body, seo } = page;
  const { sections, cards } = await fillSections(page.sections, { more: piecesIn(body) });
  const { hero, heroTone } = leadHero(sections);
  const isHeaded = body.length === 0 && hero !== null;
  const canonicalPath = paths.contentPage(slug);
  return withFrame(
    {
      kind: 'content-page',
      title,
      isHeaded,
      lede: seo.description,
      ...outlineOf(body),
      sections,
      cards,
      cardTexts: await readRailTexts(sections),
    },
    {
      heroTone: isHeaded ? heroTone : null,
      holdsNewsletter: sections.some(({ kind }) => kind === 'newsletter'),
      trail: [{ name: title, path: canonicalPath }],
      meta: { ...seo, title: seo.title ?? title, image: seo.image ?? leadPicture(sections), canonicalPath },
    },
  );
}

/** While the CMS fails, pages wait for their first visit. */
export async function contentPagePaths(): Promise<string[]> {
  try {
    const all = (await content().pageSlugs()).map(paths.contentPage);
    return [...(await unredirectedPaths(all))];
  } catch (error) {
    console.error('Problem listing the pages of the CMS', error);
    return [];
  }
}
