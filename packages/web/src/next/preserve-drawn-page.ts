import Router from 'next/router';

type Components = NonNullable<typeof Router.router>['components'];

/** Whether it is a page of ours, or Next's own error page: not the response that a page is gone or has moved. */
function isPage(info: Components[string] | undefined): boolean {
  const { frame, statusCode } = Object(info?.props?.pageProps);
  return frame !== undefined || statusCode !== undefined;
}

/**
 * At a jump within the page Next draws again what it last fetched for the route. After the response that a page is not
 * found or has moved, that is no page and has no styles: the page that is drawn takes its place. Returns a cleanup
 * function.
 */
export function preserveDrawnPage(): () => void {
  const { router } = Router;
  if (router === null) return () => {};
  const { components } = router;
  // A copy: Next writes the next response into the same object.
  const latest = () => {
    const info = components[router.route];
    return info !== undefined && isPage(info) ? { ...info } : components['/404'];
  };
  let drawn = latest();
  const onPage = () => {
    drawn = latest();
  };
  const onJump = () => {
    const { route } = router;
    const fetched = components[route];
    if (fetched === undefined || drawn === undefined || isPage(fetched)) return;
    components[route] = drawn;
    queueMicrotask(() => {
      components[route] = fetched;
    });
  };
  Router.events.on('routeChangeComplete', onPage);
  Router.events.on('hashChangeStart', onJump);
  return () => {
    Router.events.off('routeChangeComplete', onPage);
    Router.events.off('hashChangeStart', onJump);
  };
}
