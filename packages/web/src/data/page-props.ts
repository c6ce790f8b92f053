import type { PageMeta, ShellContent } from '@storefront/core/content/site-content';
import { readShell } from './shell.ts';

/** What every page carries beside its own props. */
export interface FrameProps {
  shell: ShellContent;
  heroTone: 'dark' | 'light' | null;
  year: number;
  meta: PageMeta & { canonicalPath: string };
}

export type PageProps<Props> = Props & { frame: FrameProps };

interface Frame {
  heroTone?: 'dark' | 'light' | null;
  meta: FrameProps['meta'];
}

/** Adds the frame to a page's props; both are JSON and at most 64 kB together. */
export async function withFrame<Props>(
  props: Props,
  { heroTone = null, meta }: Frame,
): Promise<PageProps<Props>> {
  const shell = await readShell();
  return { ...props, frame: { shell, heroTone, year: new Date().getUTCFullYear(), meta } };
}
