import { mayHaveAllowed } from '../../clients/consent-before.ts';
import { whenUsed } from '../../hooks/when-used.ts';

/**
 * Runs at once where consent may have been given, otherwise at the first sign of use: only somebody who uses the page can
 * give it. Returns a cleanup function.
 */
export function onceConsentIsPossible(work: () => void): () => void {
  if (!mayHaveAllowed()) return whenUsed(work);
  work();
  return () => {};
}
