import type { Receipt } from '@storefront/core/cache/receipt';
import { serverConfig } from '@storefront/core/config';
import { withoutLinkPictures } from '@storefront/core/content/link-pictures';
import type { PageMeta, ShellContent } from '@storefront/core/content/site-content';
import type { SaleTag } from '@storefront/core/product/labels';
import { type HeaderLook, headerLook } from '@storefront/core/shell/header-tone';
import { pageRootClasses } from '@storefront/core/shell/route-class';
import { breadcrumbJsonLd, type Crumb } from '@storefront/core/shell/structured-data';
import { readProductTexts } from './cards.ts';
import { readShell } from './read-shell.ts';
import { readSiteData } from './site-data.ts';

export interface ArticleFrame {
  /** ISO 8601. */
  publishedAt: string | null;
  modifiedAt: string | null;
  /** The name of its category. */
  section: string | null;
}

/** What every page carries besides its own props. */
export interface FrameProps {
  shell: ShellContent;
  heroTone: 'dark' | 'light' | null;
  /** Of the header, before anything is scrolled. */
  lookAtTop: HeaderLook;
  year: number;
  /** Whether the page itself has the newsletter's form. */
  holdsNewsletter: boolean;
  /** Of the page's root element, separated by spaces. */
  rootClasses: string;
  title: string;
  /** False keeps search engines away from it. */
  isIndexed: boolean;
  /** The page's absolute address. */
  canonical: string;
  description: string | null;
  /** Address of the picture for social sharing. */
  image: string | null;
  /** Of cards that the browser makes. */
  saleTags: readonly SaleTag[];
  /** Only of a story, for link previews. */
  article?: ArticleFrame;
  /** schema.org objects. */
  structuredData: object[];
  /** The sources of the page; `withIsrFallback` adds it. */
  receipt?: Receipt;
}

export type PageProps<Props> = Props & { frame: FrameProps };

interface Frame {
  heroTone?: 'dark' | 'light' | null;
  holdsNewsletter?: boolean;
  article?: ArticleFrame;
  structuredData?: object[];
  /** The breadcrumb below the home page. */
  trail?: Crumb[];
  isIndexed?: boolean;
  meta: PageMeta & { canonicalPath: string };
}

/** Adds the frame to a page's props; both are JSON and at most 64 kB together. */
export async function withFrame<Props>(props: Props, frameOf: Frame): Promise<PageProps<Props>> {
  const { heroTone = null, holdsNewsletter = false, article, structuredData = [], trail } = frameOf;
  const { isIndexed = true, meta } = frameOf;
  const shell = await readShell();
  // The banner may have changed since the page was built: the frame adds its class.
  const rootClasses = pageRootClasses({ path: meta.canonicalPath, hasBanner: false }).join(' ');
  const year = new Date().getUTCFullYear();
  const { siteUrl, brandName } = serverConfig();
  const breadcrumb = trail ? [breadcrumbJsonLd(trail, { siteUrl, brandName })] : [];
  const frame: FrameProps = {
    shell: withoutLinkPictures(shell),
    heroTone,
    lookAtTop: headerLook({
      path: meta.canonicalPath,
      scrollY: 0,
      scrollDirection: null,
      isMenuOpen: false,
      heroTone,
    }),
    year,
    holdsNewsletter,
    rootClasses,
    title: meta.title ? `${meta.title} — ${brandName}` : (shell.seo.title ?? brandName),
    isIndexed,
    canonical: `${siteUrl}${meta.canonicalPath}`,
    description: meta.description ?? (await readSiteData())?.backupMetaDescription ?? shell.seo.description,
    ...(article && { article }),
    structuredData: [...structuredData, ...breadcrumb],
    saleTags: (await readProductTexts()).collectionSaleTags,
    image: (meta.image ?? shell.seo.image)?.src ?? null,
  };
  return { ...props, frame };
}

function hasFrame(props: unknown): props is { pageProps: { frame: FrameProps } } {
  if (typeof props !== 'object' || props === null || !('pageProps' in props)) return false;
  const { pageProps } = props;
  return typeof pageProps === 'object' && pageProps !== null && 'frame' in pageProps;
}

/** The frame of a page; null for Next's own error page, which has none. */
export function readFrame(props: unknown): FrameProps | null {
  return hasFrame(props) ? props.pageProps.frame : null;
}

/** Removes the receipt from the page's data, since the document shows it: no script reads it. */
export function takeReceipt(frame: FrameProps): Receipt | null {
  const { receipt = null } = frame;
  delete frame.receipt;
  return receipt;
}
