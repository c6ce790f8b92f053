import type { Wishlist } from '@storefront/core/wishlist/wishlist';
import { canSaveToList, listOptions } from '@storefront/core/wishlist/wishlist-modal';
import { useState } from 'react';
import { accountPaths } from '../../account-paths.ts';
import { wishlistCopy as copy } from '../../copy/wishlist-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './wishlist-modal.module.css';
import { WishlistSelect } from './wishlist-select.tsx';

/** A variant as the modal offers it. */
export interface ChoosableVariant {
  id: string;
  /** Null for the only one of its product. */
  size: string | null;
}

interface ChooseListProps {
  id: string;
  variants: readonly ChoosableVariant[];
  variantId: string | null;
  onVariant: (variantId: string) => void;
  lists: readonly Wishlist[];
  onSave: (lid: string) => void;
}

/** `[screen.product-detail-page.21]` `[rule.wishlist.1]` `[state.wishlist.5]` */
export function ChooseList({ id, variants, variantId, onVariant, lists, onSave }: ChooseListProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const options = listOptions(lists, variantId, copy.savedItems);
  // What was added is no choice any more.
  const lid = options.find((one) => one.lid === chosen && !one.isAdded)?.lid ?? null;
  return (
    <>
      <VariantSelect id={id} variants={variants} variantId={variantId} onVariant={onVariant} />
      <WishlistSelect
        id={`${id}-list`}
        label={copy.list}
        prompt={copy.chooseList}
        value={lid}
        options={options.map((one) => ({
          value: one.lid,
          label: one.isAdded ? copy.added(one.name) : one.name,
          isDisabled: one.isAdded,
        }))}
        onChoose={setChosen}
      />
      <Button
        isBlock
        className={styles.action}
        disabled={!canSaveToList(lists, { lid, variantId })}
        onClick={() => {
          if (lid === null) return;
          onSave(lid);
          // The button is disabled now, and would take the focus with it.
          document.getElementById(`${id}-list`)?.focus();
        }}
      >
        {copy.saveToList}
      </Button>
      <p className={styles.more}>
        <Link href={accountPaths.wishlists} className="link ui">
          {copy.seeWishlists}
        </Link>
      </p>
    </>
  );
}

export function VariantSelect({
  id,
  variants,
  variantId,
  onVariant,
}: Omit<ChooseListProps, 'lists' | 'onSave'>) {
  return (
    <WishlistSelect
      id={`${id}-variant`}
      label={copy.size}
      prompt={copy.chooseSize}
      value={variantId}
      options={variants.map((one) => ({ value: one.id, label: one.size ?? copy.oneSize }))}
      onChoose={onVariant}
    />
  );
}
