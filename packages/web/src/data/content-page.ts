import { piecesIn } from '@storefront/core/content/long-text';
import { outlineOf, type PageOutline } from '@storefront/core/content/page-outline';
import { decodePathPart } from '@storefront/core/decode-path-part';
import type { CardTexts } from '@storefront/core/product/card';
import { isFor } from '@storefront/core/providers/content/sections/section-bounds';
import { paths } from '../paths.ts';
import { PAGE_COUNTRY, readCardTexts } from './cards.ts';
import { type FilledSections, fillSections } from './fill-sections.ts';
import { type PageProps, withFrame } from './page-props.ts';
import { unredirectedPaths } from './prebuilt-paths.ts';
import { content } from './sources.ts';

export interface ContentPageProps extends PageOutline, FilledSections {
  kind: 'content-page';
  /** Null where the first section holds the heading. */
  title: string | null;
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
  const first = sections.find((section) => isFor(section, PAGE_COUNTRY));
  const hasRecommendations = sections.some((one) => one.kind === 'productRail' && one.profile);
  const isComposed = body.length === 0 && first?.kind === 'hero';
  const canonicalPath = paths.contentPage(slug);
  return withFrame(
    {
      kind: 'content-page',
      // A hero holds the page's heading itself.
      title: isComposed ? null : title,
      lede: seo.description,
      ...outlineOf(body),
      sections,
      cards,
      cardTexts: hasRecommendations ? await readCardTexts() : null,
    },
    {
      heroTone: isComposed ? first.tone : null,
      holdsNewsletter: sections.some(({ kind }) => kind === 'newsletter'),
      trail: [{ name: title, path: canonicalPath }],
      meta: { ...seo, title: seo.title ?? title, canonicalPath },
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
