import Router, { type NextRouter } from 'next/router';

type Go = NextRouter['push'];

/**
 * While `isWanted()`, every navigation to another page loads that page in full. A filter, a sort or a place in the page
 * changes the address only: it stays client-side and fetches no data, which may be gone. Returns a cleanup function.
 */
export function loadPagesInFull(isWanted: () => boolean): () => void {
  const router = Router.router;
  if (router === null) return () => {};
  const { push, replace } = router;
  const withFullLoads = (navigate: Go, load: (url: string) => void): Go => {
    return (url, as, options) => {
      const target = as ?? url;
      if (!isWanted() || options?.shallow || typeof target !== 'string')
        return navigate.call(router, url, as, options);
      const { href, pathname } = new URL(target, location.href);
      if (pathname === location.pathname && href !== location.href)
        return navigate.call(router, url, as, { ...options, shallow: true });
      load(target);
      return Promise.resolve(true);
    };
  };
  router.push = withFullLoads(push, (url) => window.location.assign(url));
  router.replace = withFullLoads(replace, (url) => window.location.replace(url));
  return () => {
    router.push = push;
    router.replace = replace;
  };
}
