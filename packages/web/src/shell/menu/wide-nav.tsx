import type { MenuLink } from '@storefront/core/content/site-content';
import { useSetAtom, useStore } from 'jotai';
import { Fragment, startTransition, useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lateShellCopy } from '../../copy/late-shell-copy.ts';
import { useDismiss } from '../../hooks/use-dismiss.ts';
import { predraw, remembered, useLoaded, warmUp } from '../../hooks/use-loaded.ts';
import { whenIdle } from '../../hooks/when-idle.ts';
import { whenUsed } from '../../hooks/when-used.ts';
import { hoverMayOpenAtom, panelsAtom, selectDropdownAtom, usePanel } from '../../state/panels-atoms.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from '../header/header-words.module.css';
import { WideNavWord } from './wide-nav-word.tsx';

// In the file of this module: nothing announces the first hover, which cannot wait for scripts and styles.
const loadMegaMenu = remembered(() =>
  import(/* webpackChunkName: "wide-header" */ './mega-menu.tsx').then((module) => module.MegaMenu),
);

/** On its way to a link in the dropdown a mouse may cross other words. */
const CROSSING_MS = 120;

/**
 * `[screen.site-shell-desktop-header.2]` The main menu, each link with its dropdown: opened by hovering, by a first tap,
 * by an arrow key, or by the button beside the link.
 */
export function WideNav({ menu }: { menu: MenuLink[] }) {
  const activeDropdown = usePanel('activeDropdown');
  const store = useStore();
  const select = useSetAtom(selectDropdownAtom);
  const [isByKey, setByKey] = useState(false);
  const [isAlive, setAlive] = useState(false);
  const nav = useRef<HTMLElement>(null);
  const header = useRef<Element | null>(null);
  const crossing = useRef(0);
  const openers = useRef(new Map<string, HTMLElement>());
  const idPrefix = useId();
  const isOpen = activeDropdown !== null;
  const [isNear, setNear] = useState(false);
  const MegaMenu = useLoaded(isOpen || isNear, loadMegaMenu, () => {
    setNear(false);
    select(null);
  });

  const close = useCallback(() => {
    clearTimeout(crossing.current);
    select(null);
  }, [select]);
  const open = useCallback(
    ({ key }: MenuLink, opener: HTMLElement, byKey: boolean) => {
      clearTimeout(crossing.current);
      openers.current.set(key, opener);
      setByKey(byKey);
      select(key);
    },
    [select],
  );
  const hover = useCallback(
    (link: MenuLink, word: HTMLElement) => {
      if (!store.get(hoverMayOpenAtom)) return;
      clearTimeout(crossing.current);
      const show = () => (link.columns.length > 0 ? open(link, word, false) : close());
      if (store.get(panelsAtom).activeDropdown !== null)
        crossing.current = window.setTimeout(show, CROSSING_MS);
      // Drawn in the same frame as the hover.
      else flushSync(show);
    },
    [store, open, close],
  );
  const leaveWord = useCallback(() => clearTimeout(crossing.current), []);
  const returnFocus = useCallback((key: string) => openers.current.get(key)?.focus(), []);

  useEffect(() => {
    // The dropdown hangs from the header: leaving the header closes it.
    header.current = nav.current?.closest('header') ?? null;
    const onLeave = (event: Event) => {
      clearTimeout(crossing.current);
      if (event instanceof PointerEvent && event.pointerType === 'mouse') select(null);
    };
    const element = header.current;
    element?.addEventListener('pointerleave', onLeave);
    return () => element?.removeEventListener('pointerleave', onLeave);
  }, [select]);

  // The buttons are not in the HTML: without the script they could do nothing.
  useEffect(() => startTransition(() => setAlive(true)), []);

  useEffect(() => {
    warmUp(loadMegaMenu);
    return whenUsed(() => whenIdle(() => predraw(loadMegaMenu, setNear)));
  }, []);

  useDismiss(header, isOpen, close);

  return (
    <nav ref={nav} className={styles.nav} aria-label={lateShellCopy.main} data-open={isOpen || undefined}>
      {menu.map((link) => {
        const { key, title, columns } = link;
        const hasDropdown = columns.length > 0;
        const isChosen = activeDropdown === key;
        const panelId = `${idPrefix}${key}`;
        const hasPanel = MegaMenu !== null && hasDropdown && (isChosen || isNear);
        return (
          <Fragment key={key}>
            <WideNavWord link={link} isChosen={isChosen} onHover={hover} onLeave={leaveWord} onOpen={open} />
            {isAlive && hasDropdown && (
              <button
                type="button"
                className={styles.opener}
                aria-label={lateShellCopy.showDropdown(title)}
                aria-expanded={isChosen}
                aria-controls={hasPanel ? panelId : undefined}
                onClick={({ currentTarget }) => (isChosen ? close() : open(link, currentTarget, false))}
                onBlur={({ currentTarget, relatedTarget }) => {
                  if (!isChosen || !relatedTarget) return;
                  if (!currentTarget.nextElementSibling?.contains(relatedTarget)) close();
                }}
              >
                <Icon name="select" size={16} />
              </button>
            )}
            {hasPanel && (
              <MegaMenu
                id={panelId}
                link={link}
                isOpen={isChosen}
                takesFocus={isChosen && isByKey}
                onLeave={close}
                returnFocus={returnFocus}
              />
            )}
          </Fragment>
        );
      })}
    </nav>
  );
}
