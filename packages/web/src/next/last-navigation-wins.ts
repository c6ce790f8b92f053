import Router from 'next/router';

/**
 * Next cancels the navigation under way when another begins, but not while either still waits for the manifest of
 * the build: then both go on, and the one whose data comes last is shown. Calls the earlier one off when the later
 * one starts. Returns a cleanup function.
 */
export function lastNavigationWins(): () => void {
  const onStart = () => {
    const { router } = Router;
    router?.clc?.();
    if (router) router.clc = null;
  };
  Router.events.on('routeChangeStart', onStart);
  return () => Router.events.off('routeChangeStart', onStart);
}
