import type { Receipt } from '@storefront/core/cache/receipt';
import { serverConfig } from '@storefront/core/config';
import type { PageMeta, ShellContent, SiteLink } from '@storefront/core/content/site-content';
import { pageRootClasses } from '@storefront/core/shell/route-class';
import { breadcrumbJsonLd, type Crumb } from '@storefront/core/shell/structured-data';
import { readBackupDescription } from './backup-description.ts';
import { readShell } from './shell.ts';

/** What every page carries beside its own props. */
export interface FrameProps {
  shell: ShellContent;
  heroTone: 'dark' | 'light' | null;
  year: number;
  /** Whether the page itself has the newsletter's form. */
  holdsNewsletter: boolean;
  /** Of the page's root, separated by blanks. */
  rootClasses: string;
  title: string;
  /** False keeps search engines away from it. */
  isIndexed: boolean;
  /** The page's own address, complete. */
  canonical: string;
  description: string | null;
  /** Address of the picture that stands for the page where it is shared. */
  image: string | null;
  /** schema.org objects. */
  structuredData: object[];
  /** What the page was made from; `madePage` adds it. */
  receipt?: Receipt;
}

export type PageProps<Props> = Props & { frame: FrameProps };

interface Frame {
  heroTone?: 'dark' | 'light' | null;
  holdsNewsletter?: boolean;
  structuredData?: object[];
  /** The way to the page below the home page, given what the menu leads to. */
  trail?: (links: SiteLink[]) => Crumb[];
  isIndexed?: boolean;
  meta: PageMeta & { canonicalPath: string };
}

/** Adds the frame to a page's props; both are JSON and at most 64 kB together. */
export async function withFrame<Props>(
  props: Props,
  { heroTone = null, holdsNewsletter = false, structuredData = [], trail, isIndexed = true, meta }: Frame,
): Promise<PageProps<Props>> {
  const shell = await readShell();
  // Whether there is a banner may have changed since the page was made: the frame adds its class.
  const rootClasses = pageRootClasses({ path: meta.canonicalPath, hasBanner: false }).join(' ');
  const year = new Date().getUTCFullYear();
  const { siteUrl, brandName } = serverConfig();
  const links = shell.menu.flatMap((link) => [link, ...link.columns.flatMap((column) => column.links)]);
  const breadcrumb = trail ? [breadcrumbJsonLd(trail(links), { siteUrl, brandName })] : [];
  const frame: FrameProps = {
    shell,
    heroTone,
    year,
    holdsNewsletter,
    rootClasses,
    title: meta.title ? `${meta.title} — ${brandName}` : (shell.seo.title ?? brandName),
    isIndexed,
    canonical: `${siteUrl}${meta.canonicalPath}`,
    description: meta.description ?? (await readBackupDescription()) ?? shell.seo.description,
    structuredData: [...structuredData, ...breadcrumb],
    image: (meta.image ?? shell.seo.image)?.src ?? null,
  };
  return { ...props, frame };
}
