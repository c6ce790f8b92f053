import { useAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { countryCopy } from '../../copy/country-copy.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { countryOpenAtom } from '../../state/market-atoms.ts';
import { noticeAtom } from '../../state/notice-atom.ts';
import { followChoices } from './follow-choices.ts';
import { loadCountryDialog } from './load-country-dialog.ts';

/** Follows what names a country after the page was opened, and shows the list. */
export function CountryHost() {
  const store = useStore();
  const [isOpen, setOpen] = useAtom(countryOpenAtom);
  const Dialog = useLoaded(isOpen, loadCountryDialog, () => {
    setOpen(false);
    store.set(noticeAtom, { text: countryCopy.listFailed });
  });

  useEffect(() => followChoices(store), [store]);

  return Dialog && <Dialog isOpen={isOpen} onClose={() => setOpen(false)} />;
}
