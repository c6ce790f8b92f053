import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenNear } from './when-near.ts';

const page = vi.hoisted(() => ({ use: () => {}, barPx: 0 }));
vi.mock('./when-used.ts', () => ({
  onceUsed: (work: () => void) => {
    page.use = work;
    return () => {
      page.use = () => {};
    };
  },
}));
vi.mock('./bottom-bar.ts', () => ({ bottomBarHeight: () => page.barPx }));

/** Observes until it is disconnected; `report` says whether its element intersects. */
class FakeObserver {
  static open = new Set<FakeObserver>();
  readonly report: (isIntersecting: boolean) => void;
  readonly margin: string | undefined;

  constructor(callback: (entries: { isIntersecting: boolean }[]) => void, options: IntersectionObserverInit) {
    this.report = (isIntersecting) => callback([{ isIntersecting }]);
    this.margin = options.rootMargin;
  }

  observe() {
    FakeObserver.open.add(this);
  }

  disconnect() {
    FakeObserver.open.delete(this);
  }
}

const element: Element = Object.create(null);
const margins = () => [...FakeObserver.open].map(({ margin }) => margin);
const report = (isIntersecting: boolean) => {
  for (const observer of FakeObserver.open) observer.report(isIntersecting);
};

beforeEach(() => {
  FakeObserver.open.clear();
  page.barPx = 0;
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});
afterEach(() => vi.unstubAllGlobals());

describe('an element', () => {
  it('is near when it is in sight above the bar at the window’s foot, while nobody uses the page', () => {
    page.barPx = 130;
    const work = vi.fn();
    whenNear(element, work);
    expect(margins()).toEqual(['0px 0px -131px']);
    report(false);
    expect(work).not.toHaveBeenCalled();
    report(true);
    expect(work).toHaveBeenCalledOnce();
  });

  it('is near 300 pixels before it is in sight, once the page is used', () => {
    const work = vi.fn();
    whenNear(element, work);
    page.use();
    expect(margins()).toEqual(['300px 0px']);
    report(true);
    expect(work).toHaveBeenCalledOnce();
  });

  it('is reported once, also when the page is used after that', () => {
    whenNear(element, () => {});
    report(true);
    page.use();
    expect(margins()).toEqual([]);
  });

  it('is not reported after the cleanup, also when the page is used after that', () => {
    whenNear(element, () => {})();
    page.use();
    expect(margins()).toEqual([]);
  });
});
