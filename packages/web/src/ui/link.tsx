import { useRouter } from 'next/router';
import type { ComponentProps, MouseEvent, SyntheticEvent } from 'react';
import { afterPaint } from '../hooks/after-paint.ts';
import { goTo } from './go-to.ts';

/** A plain left click: everything else (new tab, download, another window) is left to the browser. */
export function isPlainClick({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  defaultPrevented,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

/** Of these the edge knows the shell, so they load in full. */
const SHELLS = /^\/(?:discount|cart)\/./;

/** The page of ours that a link leads to; null for a place in this page, for other sites, and where it loads in full. */
export function ownPage(link: HTMLAnchorElement): string | null {
  const { origin, pathname, search, hash } = link;
  const isOurs = origin === location.origin && !link.getAttribute('href')?.startsWith('#');
  return isOurs && !SHELLS.test(pathname) ? pathname + search + hash : null;
}

/**
 * A link within the shop without a page load. It prefetches its page on hover and focus, not when it scrolls into
 * view: that saves a phone's data, and is 2 KB smaller than Next's own.
 */
export function Link({
  href,
  onClick,
  onPointerEnter,
  onFocus,
  ...rest
}: ComponentProps<'a'> & { href: string }) {
  const router = useRouter();
  const prefetch = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    const page = ownPage(currentTarget);
    // What the hover opens is drawn first: on a slow phone that takes a frame or two.
    if (page) afterPaint(() => void router.prefetch(page));
  };
  return (
    <a
      {...rest}
      href={href}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch(event);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch(event);
      }}
      onClick={(event) => {
        onClick?.(event);
        const page = ownPage(event.currentTarget);
        if (!page || rest.target || !isPlainClick(event)) return;
        event.preventDefault();
        goTo(router, page);
      }}
    />
  );
}
