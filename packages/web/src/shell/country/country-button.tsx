import { useStore } from 'jotai';
import { countryCopy } from '../../copy/country-copy.ts';
import { warmUp } from '../../hooks/use-loaded.ts';
import { useSettledAtom } from '../../hooks/use-settled-atom.ts';
import {
  countryNameAtom,
  countryOpenAtom,
  currencyCodeAtom,
  currencySymbolAtom,
  HOME_COUNTRY_NAME,
} from '../../state/market-atoms.ts';
import { closeAllAtom } from '../../state/panels-atoms.ts';
import { loadCountryDialog } from './load-country-dialog.ts';

/** The country and currency of the prices; opens the list of countries. */
export function CountryButton({ className }: { className?: string | undefined }) {
  const store = useStore();
  const name = useSettledAtom(countryNameAtom, HOME_COUNTRY_NAME);
  const code = useSettledAtom(currencyCodeAtom, 'USD');
  const symbol = useSettledAtom(currencySymbolAtom, '$');
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onPointerEnter={() => warmUp(loadCountryDialog)}
      onClick={({ currentTarget }) => {
        // The menu closes with its button: the list gives the focus back to the menu's control.
        currentTarget.closest('header')?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
        store.set(closeAllAtom);
        store.set(countryOpenAtom, true);
      }}
    >
      <span className="sr">{countryCopy.change}: </span>
      {countryCopy.label(name, code, symbol)}
    </button>
  );
}
