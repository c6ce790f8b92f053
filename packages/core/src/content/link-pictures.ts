import type { ContentImage, MenuLink, ShellContent } from './site-content.ts';

/** The pictures of a menu's links by their addresses; by the key of the menu's word before that. */
export type LinkPictures = Readonly<Record<string, Readonly<Record<string, ContentImage>>>>;

/**
 * The shell without the pictures of the links in its dropdowns: they are a tenth of a page, and seen once one opens.
 * `linkPictures` of the settings endpoint's shell has them.
 */
export function withoutLinkPictures(shell: ShellContent): ShellContent {
  const menu = shell.menu.map((word) => ({
    ...word,
    columns: word.columns.map(({ title, links }) => ({
      title,
      links: links.map(({ key, title: text, href }) => ({ key, title: text, href })),
    })),
  }));
  return { ...shell, menu };
}

/** Of the links that have one; where two lead to the same address, the first one's. */
export function linkPictures(shell: ShellContent): LinkPictures {
  return Object.fromEntries(shell.menu.map((word) => [word.key, picturesOf(word)]));
}

function picturesOf({ columns }: MenuLink): Record<string, ContentImage> {
  const found: Record<string, ContentImage> = {};
  for (const { href, image } of columns.flatMap(({ links }) => links)) if (image) found[href] ??= image;
  return found;
}
