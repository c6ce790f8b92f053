import { useEffect, useRef, useState } from 'react';
import { drawerCopy } from '../copy/drawer-copy.ts';
import type { DrawersProps } from '../data/product-drawers.ts';
import { type DrawerEntry, DrawerTitle } from '../features/product/accordions.tsx';
import { ShippingText } from '../features/product/shipping-text.tsx';
import { DEFAULT_SIZE_VIEW, SizeGuideView } from '../features/product/size-guide-view.tsx';
import { useLoaded } from '../hooks/use-loaded.ts';
import type { DrawerKey } from '../state/product-drawer-atom.ts';
import { Drawer } from '../ui/drawer.tsx';
import { RichTextView } from '../ui/rich-text.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './product-drawers.module.css';

const loadReviews = () => import('../features/review/review-list.tsx').then((module) => module.ReviewList);

/** `[screen.product-detail-page.14]` Those that the foot of each drawer leads to. */
const linked: readonly DrawerKey[] = ['details', 'sizing', 'shipping'];

interface ProductDrawersProps {
  drawers: DrawersProps;
  entries: readonly DrawerEntry[];
  openKey: DrawerKey | null;
  onOpen: (key: DrawerKey) => void;
  onClose: () => void;
}

/**
 * `[screen.product-detail-page.9]` One dialog for all drawers: a link in its foot changes what it shows, so that focus
 * stays inside and the page behind stays locked.
 */
export function ProductDrawers({ drawers, entries, openKey, onOpen, onClose }: ProductDrawersProps) {
  // What is shown last is there until it has slid out.
  const [shownKey, setShownKey] = useState(openKey);
  if (openKey !== null && openKey !== shownKey) setShownKey(openKey);
  const [sizeView, setSizeView] = useState(DEFAULT_SIZE_VIEW);
  const ReviewList = useLoaded(shownKey === 'reviews', loadReviews, onClose);
  const body = useRef<HTMLDivElement>(null);
  const isSwitched = useRef(false);
  const links = entries.filter(({ key }) => linked.includes(key));
  const shown = entries.find(({ key }) => key === shownKey);

  // Another text begins at its top, and is where a keyboard or a screen reader goes on.
  useEffect(() => {
    if (!isSwitched.current || shownKey === null) return;
    isSwitched.current = false;
    body.current?.parentElement?.scrollTo({ top: 0 });
    body.current?.focus({ preventScroll: true });
  }, [shownKey]);

  if (!shown) return null;
  const { details, sizing, shipping, reviews } = drawers;
  return (
    <Drawer
      isOpen={openKey !== null}
      onClose={onClose}
      title={shown.key === 'reviews' ? drawerCopy.otherCustomers : <DrawerTitle entry={shown} />}
      closeLabel={drawerCopy.close}
      isWide={shown.key === 'sizing'}
      foot={
        links.length > 1 && (
          <nav className={styles.links} aria-label={drawerCopy.links}>
            {links.map(({ key, title }) => (
              <button
                key={key}
                type="button"
                aria-current={key === shown.key ? 'true' : undefined}
                onClick={() => {
                  isSwitched.current = key !== shown.key;
                  onOpen(key);
                }}
              >
                {title}
              </button>
            ))}
          </nav>
        )
      }
    >
      <div ref={body} tabIndex={-1} className={styles.body}>
        {shown.key === 'details' && (
          <div className={`prose ${styles.details}`}>
            <RichTextView blocks={details} />
          </div>
        )}
        {shown.key === 'sizing' && sizing && (
          <SizeGuideView sizing={sizing} view={sizeView} onChange={setSizeView} />
        )}
        {shown.key === 'shipping' && <ShippingText text={shipping} hasEasyReturns={drawers.hasEasyReturns} />}
        {shown.key === 'reviews' &&
          reviews &&
          (ReviewList ? <ReviewList reviews={reviews} /> : <Skeleton className={styles.waiting} />)}
      </div>
    </Drawer>
  );
}
