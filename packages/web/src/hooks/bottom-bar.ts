/** What a page may fix to the bottom of the window. */
export const findBottomBar = (): Element | null => document.querySelector('[data-bottom-bar]');

/** How much of the window's foot a bar covers, in CSS pixels: 0 without one, or where it stands beside the page. */
export function bottomBarHeight(bar: Element | null = findBottomBar()): number {
  const isFixed = bar !== null && getComputedStyle(bar).position === 'fixed';
  return isFixed ? bar.getBoundingClientRect().height : 0;
}
