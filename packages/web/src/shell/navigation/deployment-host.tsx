import { systemClock } from '@storefront/core/clock';
import { isNewDeployment } from '@storefront/core/shell/deployment';
import { guardModuleReload, isModuleLoadError } from '@storefront/core/shell/module-reload';
import Router from 'next/router';
import { useEffect } from 'react';
import { getOwn } from '../../clients/api.ts';
import { hasMissingPart } from '../../hooks/late-part.ts';
import { cancelNavigation } from '../../next/cancel-navigation.ts';
import { loadBrokenPagesInFull } from '../../next/load-broken-pages-in-full.ts';
import { loadPagesInFull } from '../../next/load-pages-in-full.ts';
import { pageBuildId } from '../../next/page-build-id.ts';
import { tabStore } from '../../state/browser-storage.ts';

/** How often an open tab looks whether the site was deployed again, and how soon when the shopper comes back to it. */
const CHECK_MS = 120_000;
const CHECK_ON_RETURN_MS = 10_000;

/** A page that takes longer may wait for a file that is gone: the router does not always notice. */
const SLOW_PAGE_MS = 4_000;

const RELOADS = 'moduleReloads';

/**
 * `[state.deployment-and-loading.1]` `[state.deployment-and-loading.2]` What an open tab does about a new deployment of
 * the site, and about pages that cannot be drawn client-side. Draws nothing.
 */
export function DeploymentHost() {
  useEffect(() => {
    let isNew = false;
    let checkedAt = Number.NEGATIVE_INFINITY;
    let slowPage = 0;
    let pendingPath: string | null = null;

    async function check() {
      checkedAt = performance.now();
      try {
        isNew = isNewDeployment(pageBuildId(), await getOwn('/latest-build.json'));
      } catch (error) {
        console.warn('Could not find out whether this page is of the latest deployment', error);
      }
    }

    const onLook = () => {
      if (!isNew && !document.hidden && performance.now() - checkedAt > CHECK_ON_RETURN_MS) void check();
    };
    const onEnd = () => {
      clearTimeout(slowPage);
      slowPage = 0;
    };
    // An earlier navigation may end after a later one has started.
    const onComplete = (path: string) => {
      if (path === pendingPath) onEnd();
    };
    const onError = (_: unknown, path: string) => onComplete(path);
    const onStart = (path: string) => {
      onEnd();
      pendingPath = path;
      const mine = window.setTimeout(async () => {
        await check();
        if (isNew && slowPage === mine && mayLoadInFull(path)) location.assign(path);
      }, SLOW_PAGE_MS);
      slowPage = mine;
    };
    const timer = setInterval(onLook, CHECK_MS);
    document.addEventListener('visibilitychange', onLook);
    Router.events.on('routeChangeStart', onStart);
    Router.events.on('routeChangeComplete', onComplete);
    Router.events.on('routeChangeError', onError);
    Router.events.on('routeChangeError', guardReload);
    const stopFullLoads = loadPagesInFull(() => isNew || hasMissingPart());
    const stopRescues = loadBrokenPagesInFull();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onLook);
      onEnd();
      Router.events.off('routeChangeStart', onStart);
      Router.events.off('routeChangeComplete', onComplete);
      Router.events.off('routeChangeError', onError);
      Router.events.off('routeChangeError', guardReload);
      stopFullLoads();
      stopRescues();
    };
  }, []);

  return null;
}

/** Next loads the whole page after this event, again and again if that does not help; this allows it once. */
function guardReload(error: unknown, path: string): void {
  if (!isModuleLoadError(error)) return;
  console.error(`Problem loading ${path}`, error);
  if (!mayLoadInFull(path)) throw cancelNavigation(`${path} was loaded in full already`);
}

/** At most once per 10 s and path ([const.timings.13]). */
function mayLoadInFull(path: string): boolean {
  const { isAllowed, store } = guardModuleReload(tabStore.read(RELOADS), path, systemClock);
  tabStore.write(RELOADS, store);
  return isAllowed;
}
