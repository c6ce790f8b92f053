import { outlineOf, type PageOutline } from '@storefront/core/content/page-outline';
import { decodePathPart } from '@storefront/core/decode-path-part';
import { paths } from '../paths.ts';
import { type PageProps, withFrame } from './page-props.ts';
import { unredirectedPaths } from './prebuilt-paths.ts';
import { content } from './sources.ts';

export interface ContentPageProps extends PageOutline {
  kind: 'content-page';
  title: string;
  /** Below the title. */
  lede: string | null;
}

/** `[screen.route-table.22]` A page of the editors. */
export async function makeContentPage(rest: string): Promise<PageProps<ContentPageProps> | null> {
  const page = await content().page(decodePathPart(rest));
  if (page === null) return null;
  const { slug, title, seo } = page;
  const canonicalPath = paths.contentPage(slug);
  return withFrame(
    { kind: 'content-page', title, lede: seo.description, ...outlineOf(page.body) },
    {
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
