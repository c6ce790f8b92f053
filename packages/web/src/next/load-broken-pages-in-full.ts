import Router from 'next/router';
import { cancelNavigation } from './cancel-navigation.ts';

/**
 * What the router works with (`fetch`, `JSON.parse`, `history`) may have been replaced by somebody else's script. Where
 * that fails, Next draws an error, a page without content, or nothing at all: the page is loaded in full instead.
 * Returns a cleanup function.
 */
export function loadBrokenPagesInFull(): () => void {
  const { router } = Router;
  if (router === null) return () => {};
  const { changeState, getRouteInfo, handleRouteInfoError } = router;

  router.handleRouteInfoError = (error, pathname, query, as, routeProps) =>
    handleRouteInfoError.call(router, error, pathname, query, as, routeProps, true);

  router.getRouteInfo = async (request) => {
    const info = await getRouteInfo.call(router, request);
    if ('type' in info || !info.__N_SSG || holdsData(info.props)) return info;
    const { pathname, query, as, routeProps } = request;
    return router.handleRouteInfoError(
      new Error(`The data of ${as} is empty`),
      pathname,
      query,
      as,
      routeProps,
    );
  };

  router.changeState = (method, url, as, options) => {
    try {
      changeState.call(router, method, url, as, options);
    } catch (error) {
      // On the way back the browser has changed the address already.
      if (new URL(as, location.href).href === location.href) return;
      console.error('The address could not be changed', error);
      location[method === 'pushState' ? 'assign' : 'replace'](as);
      throw cancelNavigation(`${as} is loaded in full`);
    }
  };

  return () => Object.assign(router, { changeState, getRouteInfo, handleRouteInfoError });
}

/** Every page of ours, every redirect and the response that a page is gone has something in it. */
function holdsData(props: { pageProps?: unknown; notFound?: unknown } | undefined): boolean {
  return props?.notFound !== undefined || Object.keys(Object(props?.pageProps)).length > 0;
}
