import { collectionPath } from '@storefront/core/collection/collection-paging';
import { slugPath } from '@storefront/core/content/slug-path';
import { searchPath } from '@storefront/core/search/search-path';

/** Every address of ours that code builds by hand. */
export const paths = {
  home: '/',
  cart: '/cart',
  /** The shells of `/cart/{variantquantity}` and `/discount/{code}`. */
  cartLink: '/cart/link',
  discountLink: '/discount/link',
  collection: (handle: string) => collectionPath(handle, 1),
  collectionPage: collectionPath,
  searchPage: '/search',
  search: (text: string) => searchPath({ text, collection: null, sort: 'featured' }),
  contentPage: (slug: string) => `/pages/${slugPath(slug)}`,
  stories: '/stories',
  storiesPage: (page: number) => (page === 1 ? '/stories' : `/stories/page/${page}`),
  storiesAbout: (tag: string) => `/stories/about/${slugPath(tag)}`,
  story: (slug: string) => `/stories/${slugPath(slug)}`,
  storiesFeed: '/stories/rss.xml',
  campaigns: '/campaigns',
  campaignsPage: (page: number) => (page === 1 ? '/campaigns' : `/campaigns/page/${page}`),
  campaign: (slug: string) => `/campaigns/${slugPath(slug)}`,
  archive: '/pages/archive',
  cookieList: '/pages/onetrust-cookie-list',
  logout: '/account/logout',
  product: (handle: string, ref?: string) => `/products/${handle}${ref ? `?ref=${ref}` : ''}`,
};
