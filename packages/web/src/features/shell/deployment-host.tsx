import { systemClock } from '@storefront/core/clock';
import { isNewDeployment } from '@storefront/core/shell/deployment';
import { guardModuleReload, isModuleLoadError } from '@storefront/core/shell/module-reload';
import Router from 'next/router';
import { useEffect } from 'react';
import { getOwn } from '../../api.ts';
import { hasMissingPart } from '../../hooks/late-part.ts';
import { leaveSoftly } from './leave-softly.ts';

/** How often an open tab asks whether the site was deployed anew; when it is looked at again, sooner. */
const ASK_MS = 120_000;
const LOOK_MS = 10_000;

/** A page that takes longer may wait for a file that is gone: the router does not always notice. */
const PATIENCE_MS = 4_000;

const RELOADS = 'moduleReloads';

/** `[state.deployment-and-loading]`: what an open tab does about a site that was deployed anew. Shows nothing. */
export function DeploymentHost() {
  useEffect(() => {
    let isNew = false;
    let askedAt = Number.NEGATIVE_INFINITY;
    let waiting = 0;

    async function ask() {
      askedAt = performance.now();
      try {
        isNew = isNewDeployment(window.__NEXT_DATA__.buildId, await getOwn('/latest-build.json'));
      } catch (error) {
        console.warn('Nobody knows whether this page is the latest', error);
      }
    }

    const onLook = () => {
      if (!isNew && !document.hidden && performance.now() - askedAt > LOOK_MS) void ask();
    };
    const onEnd = () => {
      clearTimeout(waiting);
      waiting = 0;
    };
    const onStart = (path: string) => {
      onEnd();
      const mine = window.setTimeout(async () => {
        await ask();
        if (isNew && waiting === mine && mayLoadInFull(path)) location.assign(path);
      }, PATIENCE_MS);
      waiting = mine;
    };
    const timer = setInterval(onLook, ASK_MS);
    document.addEventListener('visibilitychange', onLook);
    Router.events.on('routeChangeStart', onStart);
    Router.events.on('routeChangeComplete', onEnd);
    Router.events.on('routeChangeError', onEnd);
    Router.events.on('routeChangeError', guardReload);
    const stay = leaveSoftly(() => isNew || hasMissingPart());
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onLook);
      onEnd();
      Router.events.off('routeChangeStart', onStart);
      Router.events.off('routeChangeComplete', onEnd);
      Router.events.off('routeChangeError', onEnd);
      Router.events.off('routeChangeError', guardReload);
      stay();
    };
  }, []);

  return null;
}

/** Next loads the whole page after this event, again and again if that does not help; this lets it do so once. */
function guardReload(error: unknown, path: string): void {
  if (!isModuleLoadError(error)) return;
  console.error(`Problem loading ${path}`, error);
  // The router takes an error that says so for a navigation which was called off.
  if (!mayLoadInFull(path))
    throw Object.assign(new Error(`${path} was loaded in full already`), { cancelled: true });
}

/** At most once per 10 s and path ([const.timings.13]). */
function mayLoadInFull(path: string): boolean {
  const { isAllowed, store } = guardModuleReload(readReloads(), path, systemClock);
  storeReloads(store);
  return isAllowed;
}

function readReloads(): string | null {
  try {
    return sessionStorage.getItem(RELOADS);
  } catch {
    return null;
  }
}

function storeReloads(reloads: string): void {
  try {
    sessionStorage.setItem(RELOADS, reloads);
  } catch (error) {
    console.warn('This browser does not remember which pages were loaded in full', error);
  }
}
