import { serverConfig } from '@storefront/core/config';
import type { PageMeta, ShellContent } from '@storefront/core/content/site-content';
import { pageRootClasses } from '@storefront/core/shell/route-class';
import { readShell } from './shell.ts';

/** What every page carries beside its own props. */
export interface FrameProps {
  shell: ShellContent;
  heroTone: 'dark' | 'light' | null;
  year: number;
  /** Of the page's root, separated by blanks. */
  rootClasses: string;
  title: string;
  /** The page's own address, complete. */
  canonical: string;
  description: string | null;
  /** Address of the picture that stands for the page where it is shared. */
  image: string | null;
  /** schema.org objects. */
  structuredData: object[];
}

export type PageProps<Props> = Props & { frame: FrameProps };

interface Frame {
  heroTone?: 'dark' | 'light' | null;
  structuredData?: object[];
  meta: PageMeta & { canonicalPath: string };
}

/** Adds the frame to a page's props; both are JSON and at most 64 kB together. */
export async function withFrame<Props>(
  props: Props,
  { heroTone = null, structuredData = [], meta }: Frame,
): Promise<PageProps<Props>> {
  const shell = await readShell();
  const hasBanner = (shell.banner?.messages.length ?? 0) > 0;
  const rootClasses = pageRootClasses({ path: meta.canonicalPath, hasBanner }).join(' ');
  const year = new Date().getUTCFullYear();
  const { siteUrl, brandName } = serverConfig();
  const frame: FrameProps = {
    shell,
    heroTone,
    year,
    rootClasses,
    title: meta.title ? `${meta.title} — ${brandName}` : (shell.seo.title ?? brandName),
    canonical: `${siteUrl}${meta.canonicalPath}`,
    description: meta.description ?? shell.seo.description,
    structuredData,
    image: (meta.image ?? shell.seo.image)?.src ?? null,
  };
  return { ...props, frame };
}
