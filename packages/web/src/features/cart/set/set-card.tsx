import {
  changeSetCard,
  EMPTY_SET_CARD,
  isSelectable,
  setCardButton,
} from '@storefront/core/cart/get-the-set';
import type { PieceToAdd } from '@storefront/core/cart/pending-piece';
import { pieceOfProduct } from '@storefront/core/cart/piece-of-product';
import { formatPrice } from '@storefront/core/market/price';
import type { Product } from '@storefront/core/product/product';
import { priceBefore } from '@storefront/core/product/sale';
import { shownSize } from '@storefront/core/product/size-options';
import { useId, useReducer, useState } from 'react';
import { cartUnreachable } from '../../../copy/cart-unreachable.ts';
import { setCopy as copy } from '../../../copy/set-copy.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { commerceSources } from '../../../ui/image-sources.ts';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import type { AddOutcome } from '../actions/add-lines.ts';
import styles from './set-card.module.css';

/** `[const.images.1]` In place of one picture of 200 px: the first steps that cover the box at any density. */
const MAX_WIDTH = 540;

interface SetCardProps {
  product: Product;
  isInBag: boolean;
  onAdd: (piece: PieceToAdd) => Promise<AddOutcome>;
}

/** `[screen.get-the-set-drawer.3]` */
export function SetCard({ product, isInBag, onAdd }: SetCardProps) {
  const id = useId();
  const [card, change] = useReducer(changeSetCard, EMPTY_SET_CARD);
  const [problem, setProblem] = useState<string | null>(null);
  const { title, handle, variants, selectedImage, currencyCode = 'USD' } = product;
  const chosen = variants.find((variant) => variant.id === card.selectedVariantId);
  const shown = chosen ?? variants[0];
  const price = formatPrice(shown?.price ?? 0, currencyCode);
  const before = shown ? priceBefore({ ...product, ...shown }) : null;
  const button = setCardButton(card);
  const href = paths.product(handle, 'get-the-set');

  const add = async () => {
    const piece = chosen && pieceOfProduct(product, chosen, price);
    if (!piece || button.isDisabled) return;
    change({ kind: 'add' });
    setProblem(null);
    const outcome = await onAdd(piece);
    change({ kind: 'added' });
    if (!outcome.isReached) setProblem(cartUnreachable);
    else if (outcome.refused.length > 0) setProblem(copy.refused);
  };

  return (
    <li className={styles.card}>
      <Link href={href} className="frame" tabIndex={-1} aria-hidden="true">
        {selectedImage && (
          <Picture
            sources={commerceSources(selectedImage.src, MAX_WIDTH)}
            width={4}
            height={5}
            alt=""
            sizes="132px"
          />
        )}
      </Link>
      <div className={styles.main}>
        <p className={styles.top}>
          <Link href={href}>{title}</Link>
          <Price now={price} was={before === null ? null : formatPrice(before, currencyCode)} />
        </p>
        <p className={styles.meta}>
          {[variants[0]?.selectedOptions[1]?.value, isInBag && copy.inBag].filter(Boolean).join(' · ')}
        </p>
        <div className={styles.act}>
          <div className={styles.field}>
            <label htmlFor={id}>{copy.size}</label>
            <select
              id={id}
              className={styles.select}
              value={card.selectedVariantId ?? ''}
              onChange={({ target }) => {
                const variant = variants.find((one) => one.id === target.value);
                if (variant) change({ kind: 'select', variant });
              }}
            >
              <option value="" disabled>
                {copy.select}
              </option>
              {variants.map((variant) => (
                <option key={variant.id} value={variant.id} disabled={!isSelectable(variant)}>
                  {isSelectable(variant) ? shownSize(variant) : copy.soldOut(shownSize(variant))}
                </option>
              ))}
            </select>
          </div>
          <Button
            isSmall
            isOnce
            // It keeps the focus while it adds, which the browser takes from one that is disabled.
            aria-disabled={button.isDisabled || undefined}
            aria-label={button.label === 'add' ? copy.addNamed(title) : undefined}
            onClick={() => void add()}
          >
            {copy[button.label]}
          </Button>
        </div>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      </div>
    </li>
  );
}
