import type { SiteLink } from '@storefront/core/content/site-content';
import { tidySearchText } from '@storefront/core/search/search-text';
import { isMobileSize } from '@storefront/core/shell/viewport';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRouter } from 'next/router';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { searchCopy } from '../../copy/search-copy.ts';
import { useDismiss } from '../../hooks/use-dismiss.ts';
import { useInertPage } from '../../hooks/use-inert-page.ts';
import { useScrollLock } from '../../hooks/use-scroll-lock.ts';
import { paths } from '../../paths.ts';
import { closePanelAtom } from '../../state/panels-atoms.ts';
import { winWidthAtom } from '../../state/site-atoms.ts';
import { goTo } from '../../ui/go-to.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { listOptions, nextOption } from './search-options.ts';
import styles from './search-panel.module.css';
import { SearchResults } from './search-results.tsx';
import { SearchState } from './search-state.tsx';
import { SearchStatus } from './search-status.tsx';
import { useSuggestions } from './use-suggestions.ts';

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

interface SearchPanelProps {
  /** It may be in the document before it is visible. */
  isOpen: boolean;
  startLinks: SiteLink[];
}

/** Predictive search below the header, on phones a sheet over the whole page. Closing it clears the input. */
export function SearchPanel({ isOpen, startLinks }: SearchPanelProps) {
  const router = useRouter();
  const closePanel = useSetAtom(closePanelAtom);
  const [typed, setTyped] = useState('');
  // Only arrow keys change it: Enter must not follow wherever the mouse rests.
  const [active, setActive] = useState<number | null>(null);
  if (!isOpen && (typed !== '' || active !== null)) {
    setTyped('');
    setActive(null);
  }
  const suggesting = useSuggestions(typed);
  const { status, suggestions, words, retry } = suggesting;
  const options = status === 'idle' || status === 'failed' ? [] : listOptions(suggestions, words);
  const hasOptions = options.length > 0;
  const place = active !== null && active < options.length ? active : null;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const header = useRef<Element | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // Zero until the site's state has loaded.
  const winWidth = useAtomValue(winWidthAtom) || window.innerWidth;
  const isSheet = isOpen && isMobileSize(winWidth);
  useInertPage(panel, isSheet);
  useScrollLock(isSheet);

  useEffect(() => {
    header.current = panel.current?.closest('header') ?? null;
    if (isOpen) input.current?.focus();
  }, [isOpen]);

  const close = () => {
    // The toggle is the element before the panel.
    const toggle = panel.current?.previousElementSibling;
    if (toggle instanceof HTMLElement) toggle.focus();
    closePanel('searchOpen');
  };
  useDismiss(header, isOpen, (by) => (by === 'escape' ? close() : closePanel('searchOpen')));

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || !hasOptions || event.nativeEvent.isComposing) return;
    event.preventDefault();
    setActive(nextOption(place, options.length, step));
  };
  const submit = () => {
    if (place !== null) document.getElementById(`${id}-${place}`)?.click();
    else if (tidySearchText(typed) !== '') goTo(router, paths.search(tidySearchText(typed)));
  };
  // The pressed button disappears, so the input takes the focus.
  const onRetry = () => {
    input.current?.focus();
    retry();
  };

  return (
    <section
      ref={panel}
      className={styles.panel}
      data-open={isOpen ? '' : undefined}
      aria-label={searchCopy.search}
    >
      <div className={styles.inner}>
        <search>
          <form
            action="/search"
            className={styles.box}
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            <Icon name="search" />
            <input
              ref={input}
              name="q"
              aria-label={searchCopy.search}
              placeholder={searchCopy.placeholder}
              role="combobox"
              aria-expanded={hasOptions}
              aria-controls={id}
              aria-autocomplete="list"
              aria-activedescendant={place === null ? undefined : `${id}-${place}`}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              maxLength={120}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setActive(null);
              }}
              onKeyDown={onKeyDown}
            />
            <IconButton icon="close-x" label={searchCopy.close} onClick={close} />
          </form>
        </search>
        <div className={styles.body}>
          {hasOptions && (
            <SearchResults
              id={id}
              options={options}
              words={words}
              corrected={suggestions.corrected}
              active={place}
              isStale={status === 'searching'}
            />
          )}
          {!hasOptions && <SearchState suggesting={suggesting} onRetry={onRetry} startLinks={startLinks} />}
        </div>
        <SearchStatus suggesting={suggesting} typed={typed} />
      </div>
    </section>
  );
}
