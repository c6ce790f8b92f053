import { createRequire } from 'node:module';
import type { Router as NextRouter } from 'next/router';
import { vi } from 'vitest';

const require = createRequire(import.meta.url);
const origin = 'https://shop.example';

interface DataResponse {
  status?: number;
  json: unknown;
}

interface SingletonRouter {
  router: unknown;
  events: Record<'on' | 'off', (name: string, listener: (...args: string[]) => void) => void>;
}

class PageLocation extends URL {
  override get href() {
    return super.href;
  }
  override set href(address: string) {
    super.href = new URL(address, origin).href;
  }
}

const drawNothing = () => null;

/** Lets everything run that waits for nothing from outside. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Next's own router in a browser whose responses and drawing a test decides. Call `vi.unstubAllGlobals` afterwards. */
export function openRealRouter() {
  const location = new PageLocation(origin);
  const history = {
    state: null,
    pushState(state: null, _: string, url: string) {
      history.state = state;
      location.href = url;
    },
    replaceState: (state: null, _: string, url: string) => history.pushState(state, _, url),
  };
  const documentElement = { dataset: {}, removeAttribute: () => {}, style: {}, getClientRects: () => [] };
  const document = {
    documentElement,
    createElement: () => ({ relList: { supports: () => true } }),
    getElementById: () => null,
    getElementsByName: () => [],
  };
  const data = new Map<string, PromiseWithResolvers<DataResponse>>();
  const responseOf = (page: string) => {
    const path = page === '/' ? '/index' : page;
    const response = data.get(path) ?? Promise.withResolvers<DataResponse>();
    data.set(path, response);
    return response;
  };
  const fetched: string[] = [];
  const fetch = async (url: string, { method }: { method: string }) => {
    const { pathname } = new URL(url, origin);
    if (method === 'GET') fetched.push(pathname);
    const { status = 200, json } = await responseOf(
      pathname.slice('/_next/data/a-build'.length, -'.json'.length),
    ).promise;
    return new Response(method === 'GET' ? JSON.stringify(json) : null, { status });
  };
  vi.stubEnv('NODE_ENV', 'production');
  const globals = {
    ...{ location, history, document, fetch, addEventListener: () => {}, scrollTo: () => {} },
    ...{ window: globalThis, self: globalThis, navigator: { userAgent: 'a browser' } },
    __NEXT_DATA__: { buildId: 'a-build', gsp: true },
    __BUILD_MANIFEST: { __rewrites: {} },
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return { ...createRouter(), location, fetched, data: responseOf };
}

function createRouter() {
  const pageList = ['/', '/404', '/cart', '/[...path]'];
  const { default: PageLoader } = require('next/dist/client/page-loader');
  const pages = Object.assign(new PageLoader('a-build', ''), {
    getPageList: vi.fn(async () => pageList),
    getMiddleware: () => undefined,
    loadPage: async () => ({ page: drawNothing, styleSheets: [], mod: { __N_SSG: true } }),
  });
  const drawn: unknown[] = [];
  const scrolls: unknown[] = [];
  let drawing: Promise<void> = Promise.resolve();
  const next: { createRouter: (...args: unknown[]) => NextRouter; default: SingletonRouter } =
    require('next/dist/client/router');
  const router = next.createRouter('/', {}, '/', {
    initialProps: { pageProps: { frame: {} }, __N_SSG: true },
    pageLoader: pages,
    App: drawNothing,
    Component: drawNothing,
    wrapApp: drawNothing,
    subscription: (info: { props: unknown }, _: unknown, scroll: unknown) => {
      drawn.push(info.props);
      scrolls.push(scroll);
      return drawing;
    },
    isFallback: false,
  });
  const Router = next.default;
  startWithoutListeners(Router);
  const events: string[] = [];
  for (const name of ['routeChangeStart', 'routeChangeComplete', 'routeChangeError'])
    Router.events.on(name, (...args) => {
      const to = args.find((arg) => typeof arg === 'string');
      events.push(`${name} ${to}`);
    });
  /** The next pages are drawn when it resolves. */
  const holdDrawing = () => {
    const held = Promise.withResolvers<void>();
    drawing = held.promise;
    return held;
  };
  return { router, Router, events, drawn, scrolls, pages, pageList, holdDrawing };
}

let removeListeners = () => {};

/** Next has one set of listeners as long as the process lives: the ones of the test before go. */
function startWithoutListeners({ events }: SingletonRouter): void {
  removeListeners();
  const { on } = events;
  const added: Parameters<typeof on>[] = [];
  events.on = (...listener) => {
    added.push(listener);
    on(...listener);
  };
  removeListeners = () => {
    events.on = on;
    for (const listener of added) events.off(...listener);
  };
}
