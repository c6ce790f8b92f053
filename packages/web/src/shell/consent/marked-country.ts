/** The country that the page is marked with, which is there before the prices have come. */
export const readMark = (): string | undefined => document.documentElement.dataset.country;

/** Calls back when the page is marked with another country. Returns a cleanup function. */
export function watchMark(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-country'] });
  return () => observer.disconnect();
}
