import { vi } from 'vitest';
import { readFromEntry } from '../../state/history-entry.ts';
import { followNavigation } from './follow-navigation.ts';
import { FakeElement, openBrowser, openRouter } from './navigation-browser.fixture.ts';

/** The page of a slip that a shopper looks at, with its follower. */
export function openFollowedPage(prepare: (browser: ReturnType<typeof openBrowser>) => void = () => {}) {
  const browser = openBrowser();
  prepare(browser);
  const router = openRouter();
  const report = {
    onTransition: vi.fn(),
    onArrival: vi.fn(),
    isHeaderOpen: vi.fn(() => false),
  };
  const main = new FakeElement();
  browser.elements.set('main', main);
  const stop = followNavigation(router, report);
  const go = (to: string) => router.events.emit('routeChangeStart', to);
  const arrive = (to: string, entry = 'entry-2') => {
    browser.navigation.currentEntry.key = entry;
    router.events.emit('routeChangeComplete', to);
  };
  const pop = () => {
    const state = { url: '/', as: '/', options: { scroll: true } };
    return { state, isTaken: router.beforePopState.mock.lastCall?.[0](state) };
  };
  const saved = (entry: string) => readFromEntry(entry, 'scrollY');
  return { arrive, browser, go, main, pop, report, router, saved, stop };
}

/** The page's transition, as styles see it. */
export const transition = () => document.documentElement.dataset.transition;
