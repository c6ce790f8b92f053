import type { MenuLink } from '@storefront/core/content/site-content';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { shellCopy } from '../copy/shell-copy.ts';
import { useLoaded } from '../hooks/use-loaded.ts';
import { panelsAtom, selectDropdownAtom } from '../state/panels-atoms.ts';
import { Link } from '../ui/link.tsx';
import styles from './header.module.css';

const loadMegaMenu = () => import('./mega-menu.tsx').then((module) => module.MegaMenu);

/** `[screen.site-shell-desktop-header.2]`: the line of words, each with its dropdown. */
export function WideNav({ menu }: { menu: MenuLink[] }) {
  const { activeDropdown } = useAtomValue(panelsAtom);
  const select = useSetAtom(selectDropdownAtom);
  const nav = useRef<HTMLElement>(null);
  const MegaMenu = useLoaded(activeDropdown !== null, loadMegaMenu);
  const open = menu.find(({ key }) => key === activeDropdown);

  useEffect(() => {
    // The dropdown belongs to the header: leaving the header leaves it, and Escape closes it from anywhere within.
    const header = nav.current?.closest('header');
    const onLeave = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') select(null);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') select(null);
    };
    header?.addEventListener('pointerleave', onLeave);
    header?.addEventListener('keydown', onKey);
    return () => {
      header?.removeEventListener('pointerleave', onLeave);
      header?.removeEventListener('keydown', onKey);
    };
  }, [select]);

  return (
    <>
      <nav ref={nav} className={styles.nav} aria-label={shellCopy.main}>
        {menu.map(({ key, href, title, columns }) => {
          const hasDropdown = columns.length > 0;
          return (
            <Link
              key={key}
              href={href}
              className={styles.word}
              aria-expanded={hasDropdown ? activeDropdown === key : undefined}
              onPointerEnter={(event) => {
                if (event.pointerType === 'mouse') select(hasDropdown ? key : null);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown' || !hasDropdown) return;
                event.preventDefault();
                select(key);
              }}
            >
              {title}
            </Link>
          );
        })}
      </nav>
      {MegaMenu && open && <MegaMenu key={open.key} link={open} onLeave={() => select(null)} />}
    </>
  );
}
