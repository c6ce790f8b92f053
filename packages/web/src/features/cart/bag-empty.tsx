import type { SiteLink } from '@storefront/core/content/site-content';
import Link from 'next/link';
import { copy } from '../../copy.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './bag-empty.module.css';

/** `[screen.cart-drawer.4]`: the links are the settings' emptyCart. */
export function BagEmpty({ links }: { links: SiteLink[] }) {
  return (
    <div className={styles.empty}>
      <Icon name="bow" size={40} />
      <h3 className="d3">{copy.cart.emptyTitle}</h3>
      {links.length > 0 && (
        <>
          <p className="muted">{copy.cart.emptyText}</p>
          <nav aria-label={copy.cart.emptyTitle}>
            {links.map(({ key, href, title }) => (
              <Link key={key} href={href}>
                <span className="t2">{title}</span>
                <Icon name="arrow-right" size={20} />
              </Link>
            ))}
          </nav>
        </>
      )}
    </div>
  );
}
