import { isErrorDocument } from '../../next/is-error-document.ts';

/** Whether the document is one that was loaded again: then that has not helped. */
function wasReloaded(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');
}

/** `[error.20]` Loads a page that has failed in the browser again, once. */
export function reloadFailedPage(): void {
  if (!isErrorDocument() && !wasReloaded()) location.reload();
}
