import type { SiteLink } from '@storefront/core/content/site-content';
import { cartCopy } from '../../copy/cart-copy.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkRows } from '../../ui/link-rows.tsx';
import styles from './cart-empty.module.css';

/** `[screen.cart-drawer.4]`: the links are the settings' emptyCart. */
export function CartEmpty({
  links,
  headingLevel: Heading,
}: {
  links: SiteLink[];
  headingLevel: 'h2' | 'h3';
}) {
  return (
    <div className={styles.empty}>
      <Icon name="bow" size={40} />
      <Heading className="d3">{cartCopy.emptyTitle}</Heading>
      {links.length > 0 && (
        <>
          <p className="muted">{cartCopy.emptyText}</p>
          <nav aria-label={cartCopy.emptyTitle}>
            <LinkRows links={links} size="t2" />
          </nav>
        </>
      )}
    </div>
  );
}
