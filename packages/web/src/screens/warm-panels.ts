const NARROW_HEADER = '(max-width: 1099px)';

/** Fetches what the header's controls open, so that the first click finds it there. What fails is fetched on intent. */
export function warmPanels(): void {
  const parts: Promise<unknown>[] = [import('../features/search/search-panel.tsx')];
  if (matchMedia(NARROW_HEADER).matches) parts.push(import('../shell/mobile-menu.tsx'));
  Promise.all(parts).catch(() => {});
}
