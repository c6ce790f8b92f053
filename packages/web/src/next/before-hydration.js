// Marks the page of a visitor outside the US before it is painted, in the order of core/src/market/country.ts.
(() => {
  const read = (text) => {
    const code = (text ?? '').trim().toUpperCase().replace(/^UK$/, 'GB');
    return /^[A-Z]{2}$/.test(code) && code !== 'XX' && code !== 'ZZ' ? code : null;
  };
  const [navigation] = performance.getEntriesByType('navigation');
  const country =
    read(new URLSearchParams(location.search).get('country')) ??
    read(/(?:^|;\s*)selectedCountry=([^;]*)/.exec(document.cookie)?.[1]) ??
    read(navigation?.serverTiming?.find(({ name }) => name === 'country')?.description);
  if (country === null || country === 'US') return;
  const { dataset } = document.documentElement;
  dataset.country = country;
  // As long as `PRICES_WAIT_MS`. Whoever loads the prices takes the moment over; without that, the page's own show.
  dataset.until = performance.now() + 4000;
  setTimeout(() => {
    if (dataset.until) dataset.late = '';
  }, 4000);
})();

// Notes the key of an entry of the history that is loaded anew, for `state/history-entry.ts`: Next gives it another.
if (history.state?.key) document.documentElement.dataset.entry = history.state.key;

// The density that the visitor chose, before cards are painted; `features/collection` writes it.
try {
  const columns = localStorage.getItem('preference--columns');
  if (columns === 'small') document.documentElement.dataset.columns = columns;
} catch {
  // No storage.
}

// Loads the scripts listed by `next/head-with-listed-scripts.tsx`, which says when.
(() => {
  const append = (list, async, onerror = null) => {
    for (const src of JSON.parse(document.getElementById(list)?.textContent ?? '[]'))
      document.head.append(Object.assign(document.createElement('script'), { src, async, onerror }));
  };
  // Next waits seconds for a list that is gone, also before it only sorts the page shown. This one has that page: any
  // other is loaded in full.
  const standIn = ({ target }) => {
    if (!target.src.includes('_buildManifest') || globalThis.__BUILD_MANIFEST) return;
    const { page } = JSON.parse(document.getElementById('__NEXT_DATA__').textContent);
    const __rewrites = { beforeFiles: [], afterFiles: [], fallback: [] };
    globalThis.__BUILD_MANIFEST = { sortedPages: ['/_app', page], [page]: [], __rewrites };
    onManifest();
  };
  let load = () => {
    load = () => {};
    append('scripts', false);
  };
  let areManifestsWanted = false;
  const loadManifests = () => {
    // The page may be used before this part of it is parsed: Next still loads it when it wants it.
    if (areManifestsWanted || !document.getElementById('manifests')) return;
    areManifestsWanted = true;
    append('manifests', true, standIn);
  };
  // A pointer that moved by nothing only lies there: the page appeared below it.
  const onUse = ({ type, movementX, movementY }) => {
    if (type !== 'pointermove' || movementX || movementY) loadManifests();
  };
  // Next leaves a callback here for each navigation that wants the list that is not there yet, chained so that the last
  // one goes on first and the earlier one takes the page from it: here they go on in the order of the clicks.
  const waiting = [];
  const onManifest = () => {
    for (const callback of waiting.splice(0)) callback();
  };
  Object.defineProperty(globalThis, '__BUILD_MANIFEST_CB', {
    get: () => (waiting.length ? onManifest : undefined),
    set(callback) {
      waiting.push(callback);
      loadManifests();
    },
  });
  for (const kind of ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'])
    document.addEventListener(kind, onUse, { capture: true, passive: true });
  const ended = (element) =>
    new Promise((resolve) => {
      element.onload = element.onerror = resolve;
    });
  const isStyled = ({ sheet }) => {
    try {
      return sheet?.cssRules;
    } catch {
      // Firefox, while it loads.
      return false;
    }
  };
  const start = () => {
    const picture = document.querySelector('img[fetchpriority=high]');
    const isHere = !picture || picture.complete || 'country' in document.documentElement.dataset;
    const use = new Promise((resolve) => {
      for (const kind of ['pointerdown', 'keydown']) document.addEventListener(kind, resolve, true);
      setTimeout(resolve, 2000);
    });
    const styles = [...document.querySelectorAll('link[rel=stylesheet]')].filter((link) => !isStyled(link));
    Promise.all([isHere || Promise.race([ended(picture), use]), ...styles.map(ended)]).then(() => load());
    addEventListener('load', () => load());
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();

// Replays the last tap on a control that was not hydrated yet, once it is, unless the shopper has moved on.
(() => {
  let tapped = null;
  let isPageHydrated = false;
  const keep = ({ target, detail }) => {
    const control = target.closest('button[type=button]');
    tapped = control && { control, detail };
    // To measure makes the browser lay the page out: later only for a tap that nothing has carried out.
    if (isPageHydrated) setTimeout(measure);
    else measure();
  };
  const measure = () => {
    if (tapped) tapped.top ??= topOf(tapped.control);
  };
  const topOf = (control) => control.getBoundingClientRect().top;
  const forget = () => {
    tapped = null;
  };
  // The browser may tell of a scroll only after the tap that ended it, or scroll itself to keep things in place.
  const onScroll = () => {
    if (tapped && Math.abs(topOf(tapped.control) - tapped.top) > 20) forget();
  };
  document.addEventListener('click', keep, true);
  // React stops clicks on a part that is not hydrated yet, so they never reach this listener.
  document.addEventListener('click', () => isPageHydrated && forget());
  document.addEventListener('scroll', onScroll);
  const carryOut = () => {
    if (!tapped?.control.isConnected) return;
    const { control, detail } = tapped;
    control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  };
  document.addEventListener('hydrated', () => {
    isPageHydrated = true;
    // For `/speculation-rules.json`.
    document.documentElement.dataset.hydrated = '';
    // A click may cause the hydration of its part: then React handles it first.
    setTimeout(carryOut);
  });
})();
