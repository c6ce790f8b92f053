import type { MenuLink } from '@storefront/core/content/site-content';
import { hasWideNavigation } from '@storefront/core/shell/viewport';
import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lateShellCopy } from '../copy/late-shell-copy.ts';
import { useDismiss } from '../hooks/use-dismiss.ts';
import { remembered, useLoaded } from '../hooks/use-loaded.ts';
import { whenIdle } from '../hooks/when-idle.ts';
import { panelsAtom, selectDropdownAtom } from '../state/panels-atoms.ts';
import { Link } from '../ui/link.tsx';
import styles from './header.module.css';

const loadMegaMenu = remembered(() => import('./mega-menu.tsx').then((module) => module.MegaMenu));

/** On its way to a link in the dropdown a mouse may cross other words. */
const CROSSING_MS = 120;

/** `[screen.site-shell-desktop-header.2]`: the line of words, each with its dropdown. */
export function WideNav({ menu }: { menu: MenuLink[] }) {
  const { activeDropdown } = useAtomValue(panelsAtom);
  const select = useSetAtom(selectDropdownAtom);
  const [isByKey, setByKey] = useState(false);
  const nav = useRef<HTMLElement>(null);
  const header = useRef<Element | null>(null);
  const crossing = useRef(0);
  const lastPointer = useRef('');
  const isOpen = activeDropdown !== null;
  const [isNear, setNear] = useState(false);
  const MegaMenu = useLoaded(isOpen || isNear, loadMegaMenu, () => {
    setNear(false);
    select(null);
  });

  const choose = useCallback(
    (key: string | null, byKey = false) => {
      clearTimeout(crossing.current);
      setByKey(byKey);
      select(key);
    },
    [select],
  );
  const leave = useCallback(() => choose(null), [choose]);

  useEffect(() => {
    // The dropdown belongs to the header: leaving the header leaves it.
    header.current = nav.current?.closest('header') ?? null;
    const onLeave = (event: Event) => {
      clearTimeout(crossing.current);
      if (event instanceof PointerEvent && event.pointerType === 'mouse') select(null);
    };
    const element = header.current;
    element?.addEventListener('pointerleave', onLeave);
    return () => element?.removeEventListener('pointerleave', onLeave);
  }, [select]);

  // The hand that opens it gives no other hint before. What does not come now is fetched again on that hint.
  useEffect(() => {
    const makeAhead = () => startTransition(() => setNear(true));
    return whenIdle(() => {
      if (hasWideNavigation(window.innerWidth)) loadMegaMenu().then(makeAhead, () => {});
    });
  }, []);

  useDismiss(header, isOpen, (by) => {
    const word = nav.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    if (by === 'escape' && header.current?.contains(document.activeElement)) word?.focus();
    choose(null);
  });

  return (
    <>
      <nav ref={nav} className={styles.nav} aria-label={lateShellCopy.main}>
        {menu.map(({ key, href, title, columns }) => {
          const hasDropdown = columns.length > 0;
          return (
            <Link
              key={key}
              href={href}
              className={styles.word}
              aria-expanded={hasDropdown ? activeDropdown === key : undefined}
              onPointerEnter={({ pointerType }) => {
                if (pointerType !== 'mouse') return;
                clearTimeout(crossing.current);
                const show = () => choose(hasDropdown ? key : null);
                if (isOpen) crossing.current = window.setTimeout(show, CROSSING_MS);
                // Drawn in the frame in which the pointer comes, not in the one after.
                else flushSync(show);
              }}
              onPointerLeave={() => clearTimeout(crossing.current)}
              onPointerDown={({ pointerType }) => {
                lastPointer.current = pointerType;
              }}
              onClick={(event) => {
                // A finger cannot hover: its first tap opens, its second follows.
                const isTap = event.detail > 0 && lastPointer.current === 'touch';
                if (!isTap || !hasDropdown || activeDropdown === key) return;
                event.preventDefault();
                choose(key);
              }}
              onKeyDown={(event) => {
                if (!hasDropdown || (event.key !== 'ArrowDown' && event.key !== ' ')) return;
                event.preventDefault();
                choose(key, true);
              }}
            >
              {title}
            </Link>
          );
        })}
      </nav>
      {MegaMenu &&
        menu.map((link) => {
          const isChosen = link.key === activeDropdown;
          if (link.columns.length === 0 || !(isChosen || isNear)) return null;
          return (
            <MegaMenu
              key={link.key}
              link={link}
              isOpen={isChosen}
              takesFocus={isChosen && isByKey}
              onLeave={leave}
            />
          );
        })}
    </>
  );
}
