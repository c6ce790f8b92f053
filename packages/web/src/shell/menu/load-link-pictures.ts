import { linkPictures } from '@storefront/core/content/link-pictures';
import { isShellContent } from '@storefront/core/content/reconcile-shell';
import type { createStore } from 'jotai';
import { getOwn } from '../../clients/api.ts';
import { linkPicturesAtom } from '../../state/shell-atoms.ts';

let loading: Promise<void> | null = null;

/** Loads the pictures of all dropdowns' links, once; after a failure they are tried again with the next opening. */
export function loadLinkPictures(store: ReturnType<typeof createStore>): Promise<void> {
  loading ??= getOwn('/api/settings')
    .then((settings) => {
      if (!isShellContent(settings)) throw new TypeError('The settings are malformed');
      store.set(linkPicturesAtom, linkPictures(settings));
    })
    .catch((error: unknown) => {
      loading = null;
      console.warn('The pictures of the menu could not be loaded', error);
    });
  return loading;
}
