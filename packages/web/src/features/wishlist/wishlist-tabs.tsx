import { ADDED_NOTE_MS, toWishlistItem } from '@storefront/core/wishlist/saved';
import type { Wishlist, WishlistItem } from '@storefront/core/wishlist/wishlist';
import { defaultTab, type WishlistTab } from '@storefront/core/wishlist/wishlist-modal';
import { useSetAtom } from 'jotai';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { accountPaths } from '../../account-paths.ts';
import { siteConfig } from '../../clients/site-config.ts';
import { wishlistCopy as copy } from '../../copy/wishlist-copy.ts';
import { paths } from '../../paths.ts';
import { recordEvent } from '../../state/recorded-events.ts';
import type { WishlistProduct, WishlistSource } from '../../state/wishlist-atoms.ts';
import { type ChoosableVariant, ChooseList } from './choose-list.tsx';
import type { Wishlists } from './create-wishlists.ts';
import { wishlistNoteAtom } from './lists-atoms.ts';
import { NewList } from './new-list.tsx';
import styles from './wishlist-modal.module.css';

interface WishlistTabsProps {
  product: WishlistProduct;
  source: WishlistSource;
  variants: readonly ChoosableVariant[];
  firstVariantId: string | null;
  lists: readonly Wishlist[];
  wishlists: Wishlists;
}

const TABS: readonly WishlistTab[] = ['select', 'new'];

/** `[state.wishlist.2]` The tabs 'Lists' and 'New List'. */
export function WishlistTabs(props: WishlistTabsProps) {
  const { product, source, variants, lists, wishlists } = props;
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<WishlistTab>(() => defaultTab(lists));
  const [variantId, setVariantId] = useState(props.firstVariantId);
  const note = useSetAtom(wishlistNoteAtom);
  // Who has no list is here to name one. A dialog that opens later looks for the attribute.
  const mustName = useRef(tab === 'new');
  useEffect(() => {
    if (!mustName.current) return;
    mustName.current = false;
    const name = document.getElementById(`${id}-name`);
    name?.setAttribute('autofocus', '');
    name?.focus();
  }, [id]);

  const focusTab = (one: WishlistTab) =>
    strip.current?.querySelector<HTMLElement>(`[id="${id}-${one}"]`)?.focus();

  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    const other = tab === 'select' ? 'new' : 'select';
    setTab(other);
    focusTab(other);
  };

  const item: WishlistItem | null =
    variantId === null
      ? null
      : toWishlistItem(
          { legacy_id: product.id, url: paths.product(product.handle) },
          { id: variantId },
          siteConfig.siteUrl,
        );
  const announce = () => {
    if (variantId !== null) recordEvent({ kind: 'add-to-wishlist', product: source, variantId });
    // [screen.product-detail-page.23]
    note({
      text: copy.addedToList,
      action: { text: copy.viewWishlist, href: accountPaths.wishlists },
      forMs: ADDED_NOTE_MS,
      productId: product.id,
    });
  };
  const shared = { id, variants, variantId, onVariant: setVariantId };

  return (
    <>
      <div ref={strip} className={styles.tabs} role="tablist" aria-label={copy.title} onKeyDown={turn}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            aria-selected={one === tab}
            aria-controls={`${id}-panel`}
            tabIndex={one === tab ? 0 : -1}
            onClick={() => setTab(one)}
          >
            {copy.tabs[one]}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} className={styles.panel} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
        {tab === 'select' ? (
          <ChooseList
            {...shared}
            lists={lists}
            onSave={(lid) => {
              if (item === null) return;
              wishlists.change('add', lid, item);
              announce();
            }}
          />
        ) : (
          <NewList
            {...shared}
            title={product.title}
            lists={lists}
            onCreate={async (name) => {
              await wishlists.create(name, item);
              announce();
              setTab('select');
              // The form goes, and the focus with it.
              focusTab('select');
            }}
          />
        )}
      </div>
    </>
  );
}
