import { serverConfig } from '@storefront/core/config';
import { CONSENT_CATEGORIES, type ConsentCategory } from '@storefront/core/consent/consent';
import { type ConsentLine, consentLines } from '@storefront/core/providers/cookie-list';
import { cookieListCopy } from '../copy/cookie-list-copy.ts';
import { paths } from '../paths.ts';
import { type PageProps, withFrame } from './page-props.ts';

export interface CookieListProps {
  kind: 'cookie-list';
  /** Those in which the shop or a configured provider does anything. */
  categories: { category: ConsentCategory; lines: ConsentLine[] }[];
}

/** `[screen.route-table.23]` Everything that the shop and its providers store in a browser, from the registry. */
export async function makeCookieListPage(): Promise<PageProps<CookieListProps>> {
  const all = consentLines(serverConfig());
  const categories = CONSENT_CATEGORIES.map((category) => ({
    category,
    lines: all.filter(({ consent }) => consent === category),
  })).filter(({ lines }) => lines.length > 0);
  const { title, description } = cookieListCopy;
  const meta = { title, description, image: null, canonicalPath: paths.cookieList };
  const trail = [{ name: title, path: paths.cookieList }];
  return withFrame({ kind: 'cookie-list', categories }, { meta, trail });
}
