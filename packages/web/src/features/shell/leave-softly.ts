import Router, { type NextRouter } from 'next/router';

type Go = NextRouter['push'];

/**
 * While `isOver()`, every navigation to another page loads that page in full. A filter, a sort or a place in the page
 * changes the address only: it stays, and asks for no data, which may be gone. Answers how to end it.
 */
export function leaveSoftly(isOver: () => boolean): () => void {
  const router = Router.router;
  if (router === null) return () => {};
  const { push, replace } = router;
  const instead = (softly: Go, fully: (url: string) => void): Go => {
    return (url, as, options) => {
      const target = as ?? url;
      if (!isOver() || options?.shallow || typeof target !== 'string')
        return softly.call(router, url, as, options);
      const { href, pathname } = new URL(target, location.href);
      if (pathname === location.pathname && href !== location.href)
        return softly.call(router, url, as, { ...options, shallow: true });
      fully(target);
      return Promise.resolve(true);
    };
  };
  router.push = instead(push, (url) => window.location.assign(url));
  router.replace = instead(replace, (url) => window.location.replace(url));
  return () => {
    router.push = push;
    router.replace = replace;
  };
}
