import { urlRedirects } from '../../seed/url-redirects.ts';
import { gid, stableNumber } from '../gid.ts';
import type { FieldMap } from '../graphql/field-map.ts';
import { openedAt } from './store-content.ts';

export interface StoreRedirect {
  __typename: 'UrlRedirect';
  id: number;
  path: string;
  target: string;
  createdAt: string;
}

export const storeRedirects: readonly StoreRedirect[] = urlRedirects.map(({ path, target }) => ({
  __typename: 'UrlRedirect',
  id: stableNumber(path),
  path,
  target,
  createdAt: openedAt,
}));

/** The path and its prefixes: the platform's search for `/shop` also finds `/shop/slips`. */
export function pathPrefixes(path: string): string[] {
  const parts = path.split('/').slice(1);
  return parts.map((_part, at) => `/${parts.slice(0, at + 1).join('/')}`);
}

export const redirectFields: FieldMap<StoreRedirect> = {
  id: ({ id }) => gid('UrlRedirect', id),
};
