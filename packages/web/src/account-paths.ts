/** Addresses of the account's screens. Not in `paths`, which every page loads. */
export const accountPaths = {
  home: '/account',
  orders: '/account/order-history',
  order: (id: string) => `/account/orders/${/\d+(?=\?|$)/.exec(id)?.[0] ?? encodeURIComponent(id)}`,
  addresses: '/account/addresses',
  details: '/account/profile',
  wishlists: '/account/wishlist',
  rewards: '/account/rewards',
  login: '/account/login',
  logout: '/account/logout',
  register: '/account/create-account',
  recover: '/account/reset-password',
};

export const SHARED_WISHLIST_PATH = '/wishlists/share';

/** The page of a shared list; its id stays out of the path, so that there is one page for all. */
export const sharedWishlistPath = (id: string) => `${SHARED_WISHLIST_PATH}?id=${encodeURIComponent(id)}`;
