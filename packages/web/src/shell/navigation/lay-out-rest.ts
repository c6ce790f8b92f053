import { whenIdle } from '../../hooks/when-idle.ts';

/** What `layout.css` may leave out of the first layout. */
const PARTS = 'main > section, main > [data-late] > section, main > ul > li, footer';
const PARTS_AT_ONCE = 2;

/** React finds what it hydrates later as the server drew it: there, the element around it says so. */
function layOut(part: HTMLElement): void {
  const place = part.closest<HTMLElement>('[data-late]');
  if (place) place.dataset.laidOut = '';
  else part.style.contentVisibility = 'visible';
}

/** Lays out the whole page at once, for what needs to know how tall it is. */
export function layOutNow(): void {
  document.documentElement.dataset.laidOut = '';
}

/**
 * Lays out what the first paint left out, a few parts in each idle period: a phone would need a tenth of a second for
 * all of it. Returns a cleanup function.
 */
export function layOutRest(): () => void {
  const left = [...document.querySelectorAll<HTMLElement>(PARTS)].filter(
    (part) => getComputedStyle(part).contentVisibility === 'auto',
  );
  let cancel = () => {};
  const layOutSome = () => {
    const parts = left.splice(0, PARTS_AT_ONCE);
    for (const part of parts) layOut(part);
    if (parts.length > 0) cancel = whenIdle(layOutSome);
    else layOutNow();
  };
  cancel = whenIdle(layOutSome);
  return () => cancel();
}
