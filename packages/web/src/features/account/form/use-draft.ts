import { useStore } from 'jotai';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { localStore } from '../../../state/browser-storage.ts';
import { forgetTyped } from '../../../state/forget-typed.ts';
import { tokenAtom } from '../../../state/session-atoms.ts';
import { type Draft, dropDraft, readDraft, storeDraft } from './draft.ts';

/** Stores what was typed into a form when this tab finds that its session is over; `name` is null for no form. */
export function useDraft(name: string | null, element: RefObject<HTMLFormElement | null>) {
  const store = useStore();
  /** What an earlier session left, which the form shows at first. */
  const [restored] = useState<Draft | null>(() => (name === null ? null : readDraft(name)));
  const isTouched = useRef(restored !== null);
  useEffect(() => {
    const form = element.current;
    if (name === null || form === null) return;
    const touch = () => {
      isTouched.current = true;
    };
    // Another tab has removed the stored token by now. Whether by a logout or because it found the session over, nobody
    // can see from here, so both count as a logout: what was typed is gone with it.
    const isLogout = () => localStore.read('token') === null;
    const unsubscribe = store.sub(tokenAtom, () => {
      if (store.get(tokenAtom) !== null) return;
      if (isLogout()) forgetTyped();
      else if (isTouched.current) storeDraft(name, new FormData(form));
    });
    form.addEventListener('input', touch);
    form.addEventListener('submit', touch);
    return () => {
      unsubscribe();
      form.removeEventListener('input', touch);
      form.removeEventListener('submit', touch);
    };
  }, [store, name, element]);

  return {
    restored,
    /** What was typed is saved. */
    settle() {
      isTouched.current = false;
      if (name !== null) dropDraft(name);
    },
  };
}
