/** Less than a phone's first screen leaves below it on a product page, which is often only looked at. */
const NEAR_PX = 300;

/** Calls back once the element is in sight or about to be. Returns a cleanup function. */
export function whenNear(element: Element, work: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      work();
    },
    { rootMargin: `${NEAR_PX}px 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
