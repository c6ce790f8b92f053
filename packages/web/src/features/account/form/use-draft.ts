import { useStore } from 'jotai';
import { type RefObject, useEffect } from 'react';
import { localStore } from '../../../state/browser-storage.ts';
import { tokenAtom } from '../../../state/session-atoms.ts';
import { storeDraft } from './draft.ts';

/** Stores what was typed into a form when the session ends under it, whoever finds out; `name` is null for no form. */
export function useDraft(name: string | null, element: RefObject<HTMLFormElement | null>): void {
  const store = useStore();
  useEffect(() => {
    const form = element.current;
    if (name === null || form === null) return;
    let isTouched = false;
    const touch = () => {
      isTouched = true;
    };
    // A logout, which is of another tab, has removed the stored token by now; what was typed is gone with it.
    const isLogout = () => localStore.read('token') === null;
    const unsubscribe = store.sub(tokenAtom, () => {
      if (isTouched && store.get(tokenAtom) === null && !isLogout()) storeDraft(name, new FormData(form));
    });
    form.addEventListener('input', touch);
    form.addEventListener('submit', touch);
    return () => {
      unsubscribe();
      form.removeEventListener('input', touch);
      form.removeEventListener('submit', touch);
    };
  }, [store, name, element]);
}
