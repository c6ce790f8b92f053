import type { NotFoundContent } from './site-content.ts';

/** [screen.not-found-error-page.2], [screen.not-found-error-page.4] */
export const START_SHOPPING_HREF = '/collections/new';
export const NOT_FOUND_PROFILE = '404';

export type NotFoundPage =
  /** Nothing but status and title: bots get no error page ([screen.not-found-error-page.5]). */
  | { kind: 'bare' }
  /** 'This product is sold out.', with a link to `START_SHOPPING_HREF`. */
  | { kind: 'sold-out' }
  /** The editors' page ([screen.not-found-error-page.3]). */
  | { kind: 'editorial'; content: NotFoundContent }
  /** 'Page Not Found: {path}', where editors wrote no page or the content is out of reach. */
  | { kind: 'plain'; path: string };

/** Which not-found page a visitor sees; `path` may carry query and hash, which are not shown. */
export function chooseNotFoundPage({
  path,
  isBot,
  content,
}: {
  path: string;
  isBot: boolean;
  content: NotFoundContent | null;
}): NotFoundPage {
  if (isBot) return { kind: 'bare' };
  if (/^\/products\/[^/?#]/.test(path)) return { kind: 'sold-out' };
  return content === null
    ? { kind: 'plain', path: path.replace(/[?#].*$/s, '') }
    : { kind: 'editorial', content };
}
