/** Further than a thumb scrolls before the mark is gone. */
const NEAR_PX = 200;

/**
 * Marks an element's children with `data-far` while they are neither in sight nor about to be, for what costs something
 * and is of use in sight only. Children that come later are not watched. Returns a cleanup function.
 */
export function markFar(parent: Element): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) target.toggleAttribute('data-far', !isIntersecting);
    },
    { rootMargin: `${NEAR_PX}px 0px` },
  );
  for (const child of parent.children) observer.observe(child);
  return () => observer.disconnect();
}
