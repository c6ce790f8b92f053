import type { AvailableCountry } from '@storefront/core/market/country';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useId, useRef, useState } from 'react';
import { commercePrices } from '../../clients/commerce-prices.ts';
import { countryCopy } from '../../copy/country-copy.ts';
import { countryDialogCopy as copy } from '../../copy/country-dialog-copy.ts';
import { deliverySentences } from '../../copy/delivery-sentences.ts';
import { useModalDialog } from '../../hooks/use-modal-dialog.ts';
import { inMarket } from '../../state/in-market.ts';
import { countryNameAtom, currencyCountryAtom } from '../../state/market-atoms.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { dropFromAddress } from '../navigation/drop-from-address.ts';
import styles from './country-dialog.module.css';
import { cutRow } from './cut-row.ts';
import { findCountries, isExactly } from './find-countries.ts';
import { openCountrySwitch } from './open-country-switch.ts';

/** The countries of this visit, once they were loaded. */
let loaded: AvailableCountry[] | null = null;

/** `[call.commerce-storefront-api.30]` */
function useCountries(isOpen: boolean) {
  const store = useStore();
  const [countries, setCountries] = useState(loaded);
  const [hasFailed, setFailed] = useState(false);
  const isWanted = isOpen && countries === null && !hasFailed;
  useEffect(() => {
    if (!isWanted) return;
    inMarket(store, (country) => commercePrices().countries(country)).then(
      (found) => {
        loaded = found;
        setCountries(found);
      },
      (error: unknown) => {
        console.warn('The countries could not be loaded', error);
        setFailed(true);
      },
    );
  }, [isWanted, store]);
  return { countries, hasFailed, retry: () => setFailed(false) };
}

interface CountryDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The countries in which the shop sells, with their currencies. The native dialog keeps the focus and gives it back. */
export function CountryDialog({ isOpen, onClose }: CountryDialogProps) {
  const store = useStore();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const inputId = useId();
  const current = useAtomValue(currencyCountryAtom);
  const name = useAtomValue(countryNameAtom);
  const [words, setWords] = useState('');
  const { countries, hasFailed, retry } = useCountries(isOpen);
  useModalDialog(dialog, isOpen, onClose);
  const found = findCountries(countries ?? [], words);

  useEffect(() => {
    if (isOpen) dialog.current?.querySelector('input')?.focus();
    else setWords('');
  }, [isOpen]);

  const isThere = countries !== null;
  useEffect(() => {
    const box = list.current;
    if (!isOpen || !isThere || !box) return;
    // Among dozens, the one that holds now.
    box.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    const rows = Array.from(box.querySelectorAll('li'), (row) => row.getBoundingClientRect());
    box.scrollTop += cutRow(box.getBoundingClientRect().top, rows);
    // With enlarged text the dialog scrolls, too: its title and its button to close come first.
    dialog.current?.scrollTo(0, 0);
  }, [isOpen, isThere]);

  const choose = (country: AvailableCountry) => {
    // A link with `?country=` must not take the choice back at the next visit of its address.
    dropFromAddress('country');
    void openCountrySwitch(store).choose(country);
    onClose();
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId}>
      <div className={styles.inner}>
        <IconButton icon="close-x" label={copy.close} className={styles.close} onClick={onClose} />
        <h2 className="d3" id={titleId}>
          {copy.title}
        </h2>
        <p className={`muted ${styles.text}`}>{copy.text}</p>
        <form
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            const [first, ...others] = found;
            if (words.trim() === '' || !first) return;
            if (others.length === 0 || isExactly(first, words)) choose(first);
          }}
        >
          <Icon name="search" size={18} />
          <label className="sr" htmlFor={inputId}>
            {copy.find}
          </label>
          <input
            id={inputId}
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={copy.find}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </form>
        <p className="sr" role="status">
          {words.trim() !== '' && copy.found(found.length)}
        </p>
        {hasFailed && (
          <p className={styles.none}>
            {countryCopy.listFailed}{' '}
            <button type="button" className="link" onClick={retry}>
              {copy.retry}
            </button>
          </p>
        )}
        {countries !== null && found.length === 0 && <p className={styles.none}>{copy.none}</p>}
        <div ref={list} className={styles.list}>
          <ul className={styles.countries} aria-busy={countries === null && !hasFailed}>
            {found.map((country) => (
              <li key={country.isoCode}>
                <button
                  type="button"
                  aria-current={country.isoCode === current || undefined}
                  onClick={() => choose(country)}
                >
                  <span>{country.name}</span>
                  <span className={styles.currency}>{country.currency.isoCode}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
        <p className={`small muted ${styles.delivery}`}>
          {name}: {deliverySentences(current).join(' ')}
        </p>
      </div>
    </dialog>
  );
}
