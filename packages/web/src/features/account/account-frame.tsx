import { type ReactNode, useEffect, useRef } from 'react';
import { accountPaths } from '../../account-paths.ts';
import { siteConfig } from '../../clients/site-config.ts';
import { accountCopy as copy } from '../../copy/account-copy.ts';
import { Button } from '../../ui/button.tsx';
import { join } from '../../ui/join.ts';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './account-frame.module.css';

const links = [
  { code: 'home', href: accountPaths.home },
  { code: 'orders', href: accountPaths.orders },
  { code: 'addresses', href: accountPaths.addresses },
  { code: 'wishlists', href: accountPaths.wishlists },
  { code: 'rewards', href: accountPaths.rewards },
  { code: 'details', href: accountPaths.details },
  { code: 'logout', href: accountPaths.logout },
] as const;

const isOffered = ({ code }: (typeof links)[number]) => code !== 'wishlists' || siteConfig.hasWishlists;

export type AccountPlace = (typeof links)[number]['code'];

interface AccountFrameProps {
  /** The link of the index that is marked. */
  place: AccountPlace;
  title: ReactNode;
  /** Above the title. */
  above?: ReactNode;
  children: ReactNode;
}

/** `[screen.route-table.32]` A screen of an account: its index at the left, or as a strip above, and its title. */
export function AccountFrame({ place, title, above, children }: AccountFrameProps) {
  const nav = useRef<HTMLElement>(null);

  // On a phone the marked link may be outside the strip.
  useEffect(() => {
    const strip = nav.current;
    const marked = strip?.querySelector<HTMLElement>('[aria-current]');
    if (strip && marked) strip.scrollLeft = marked.offsetLeft - (strip.clientWidth - marked.offsetWidth) / 2;
  }, []);

  return (
    <div className={join('wrap', styles.account)}>
      <div className="grid">
        <nav ref={nav} className={styles.nav} aria-label={copy.nav}>
          {links.filter(isOffered).map(({ code, href }) => (
            <Link key={code} href={href} aria-current={code === place ? 'page' : undefined}>
              {copy.links[code]}
            </Link>
          ))}
        </nav>
        <div className={styles.main}>
          {above}
          <h1 className={join('d2', styles.title)}>{title}</h1>
          {children}
        </div>
      </div>
    </div>
  );
}

/** The place of a screen's content until it is there. */
export function AccountWaiting() {
  return (
    <div aria-busy="true">
      <span className="sr" role="status">
        {copy.opening}
      </span>
      <Skeleton className={styles.block} />
    </div>
  );
}

/** In place of a screen's content that did not come. */
export function AccountUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <p className="lede">{copy.unreachable}</p>
      <Button look="line" onClick={onRetry}>
        {copy.retry}
      </Button>
    </div>
  );
}
