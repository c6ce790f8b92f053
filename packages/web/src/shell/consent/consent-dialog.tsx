import { CONSENT_CATEGORIES } from '@storefront/core/consent/consent';
import { useAtomValue } from 'jotai';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { chooseOwnConsent } from '../../clients/choose-own-consent.ts';
import { needsChoice } from '../../clients/consent-before.ts';
import { findOwnConsent } from '../../clients/consent-port.ts';
import { consentCopy } from '../../copy/consent-copy.ts';
import { warmUp } from '../../hooks/use-loaded.ts';
import { currencyCountryAtom } from '../../state/market-atoms.ts';
import { panelsAtom } from '../../state/panels-atoms.ts';
import { Button } from '../../ui/button.tsx';
import { join } from '../../ui/join.ts';
import styles from './consent-dialog.module.css';
import type { ConsentLayer } from './consent-layer.ts';
import { loadConsentChoices } from './load-consent-choices.ts';
import { readMark, watchMark } from './marked-country.ts';
import { useBottomBar } from './use-bottom-bar.ts';

/** Behind the link that skips the header: the first thing on the page for the keyboard and for screen readers. */
function makePlace(): HTMLElement {
  const place = document.createElement('div');
  const skip = document.querySelector('.site > .skip');
  if (skip) skip.after(place);
  else document.body.prepend(place);
  return place;
}

interface ConsentDialogProps {
  layer: ConsentLayer;
  /** Resolved to 'choices' once they have loaded. */
  onLayer: (layer: ConsentLayer) => void;
}

/**
 * The shop's own consent dialog. It is not modal: the page beside it stays usable, no mask lies over it, and it takes the
 * focus only where somebody opened it.
 */
export function ConsentDialog({ layer, onLayer }: ConsentDialogProps) {
  const own = findOwnConsent();
  const decided = useAtomValue(currencyCountryAtom);
  // Nobody agrees under the law of another country.
  const country = useSyncExternalStore(watchMark, readMark) ?? decided;
  const { chatOpen: _, ...panels } = useAtomValue(panelsAtom);
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const before = useRef<ConsentLayer>('closed');
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const isOpen = layer !== 'closed';
  const isFirst = layer === 'first';
  const { loaded: Choices } = loadConsentChoices;
  const isBehindPanel = Object.values(panels).some(Boolean);

  useBottomBar(panel, isOpen && place !== null);
  /** Closes; what holds the focus inside would lose it. */
  const leave = useCallback(
    (next: ConsentLayer) => {
      const hadFocus = panel.current?.contains(document.activeElement);
      onLayer(next);
      if (!hadFocus || next !== 'closed') return;
      const target = opener.current?.isConnected ? opener.current : document.querySelector('main');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
    [onLayer],
  );

  useEffect(() => {
    const made = makePlace();
    setPlace(made);
    return () => made.remove();
  }, []);

  useEffect(() => {
    if (place === null) return;
    const isMoved = layer !== before.current && (layer === 'choices' || before.current === 'choices');
    before.current = layer;
    if (layer === 'closed' || !isMoved) return;
    const active = document.activeElement;
    if (active !== document.body && !panel.current?.contains(active)) opener.current = active;
    panel.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [layer, place]);

  useEffect(() => {
    if (!isOpen) return;
    const shown = own.current();
    // A choice here or in another tab.
    return own.onChange((consent) => consent !== shown && leave('closed'));
  }, [own, isOpen, leave]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    leave(layer === 'choices' && needsChoice() ? 'first' : 'closed');
  };

  if (place === null) return null;
  const buttons = (
    <>
      <Button onClick={() => chooseOwnConsent(CONSENT_CATEGORIES)}>{consentCopy.accept}</Button>
      <Button onClick={() => chooseOwnConsent([])}>{consentCopy.reject}</Button>
      <Button onPointerEnter={() => warmUp(loadConsentChoices)} onClick={() => leave('choices')}>
        {consentCopy.choose}
      </Button>
    </>
  );
  return createPortal(
    <>
      <p className="sr" aria-live="polite">
        {isFirst && consentCopy.announced}
      </p>
      {isOpen && (
        <div
          ref={panel}
          className={join(styles.dialog, isFirst ? styles.first : styles.choices)}
          role="dialog"
          aria-modal="false"
          aria-labelledby="consent-title"
          hidden={isBehindPanel}
          onKeyDown={onKeyDown}
        >
          {isFirst || !Choices ? (
            <>
              <h2 className="t1" id="consent-title" tabIndex={-1}>
                {consentCopy.title}
              </h2>
              <p className={join('muted', styles.text)}>
                {consentCopy.text} {consentCopy.law(country)}
              </p>
              <div className={styles.buttons}>{buttons}</div>
            </>
          ) : (
            <Choices own={own} onClose={() => leave(needsChoice() ? 'first' : 'closed')} />
          )}
        </div>
      )}
    </>,
    place,
  );
}
