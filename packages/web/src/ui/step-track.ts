/** Scrolls a row by the cards in view; the step after its end is its start. */
export function stepTrack(scroller: HTMLElement | null, first: Element | null | undefined): void {
  if (!scroller || !first) return;
  const isAtEnd = scroller.scrollLeft + scroller.clientWidth >= scroller.scrollWidth - 2;
  const stepWidth = Math.max(1, Math.floor(scroller.clientWidth / first.clientWidth)) * first.clientWidth;
  scroller.scrollTo({ left: isAtEnd ? 0 : scroller.scrollLeft + stepWidth, behavior: 'smooth' });
}
