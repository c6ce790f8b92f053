import { recordEvent } from '../../state/recorded-events.ts';

const CARD = /\/products\/([^/?#]+)\?ref=(?:collection|search)-card$/;

/** The handle that a card's link in a listing leads to; undefined for every other link. */
export const chosenHandle = (href: string | undefined): string | undefined => CARD.exec(`${href}`)?.[1];

/** Records the choice when a card of a listing is clicked. Returns a cleanup function. */
export function followChosenCards(): () => void {
  const onClick = ({ target }: Event) => {
    const handle = target instanceof Element && chosenHandle(target.closest('a')?.href);
    if (handle) recordEvent({ kind: 'choose-card', handle });
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
