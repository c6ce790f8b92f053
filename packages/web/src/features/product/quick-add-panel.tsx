import type { ProductCard } from '@storefront/core/product/card';
import { isAppointment } from '@storefront/core/product/markers';
import type { Product, Variant } from '@storefront/core/product/product';
import { quickAddOnClick } from '@storefront/core/product/quick-add';
import { sizeOf } from '@storefront/core/product/size-options';
import { type QuickAddNote, quickAddNote } from '@storefront/core/product/stock-labels';
import { useState } from 'react';
import { siteConfig } from '../../clients/site-config.ts';
import { quickAddCopy as copy } from '../../copy/quick-add-copy.ts';
import { join } from '../../ui/join.ts';
import styles from './quick-add-panel.module.css';
import { useProduct } from './use-product.ts';

interface QuickAddPanelProps {
  card: ProductCard;
  onChoose: (product: Product, variant: Variant) => void;
  onIntent: () => void;
}

const AT_REST: QuickAddNote = { code: 'quick-add' };

/** `[screen.quick-add.1]` `[screen.quick-add.2]` Rises over the picture of a hovered or focused card. */
export function QuickAddPanel({ card, onChoose, onIntent }: QuickAddPanelProps) {
  const product = useProduct(card.handle);
  const [note, setNote] = useState(AT_REST);
  if (product === 'failed' || (product && isAppointment(product))) return null;
  return (
    <fieldset className={styles.panel} onPointerEnter={onIntent} onFocus={onIntent}>
      <legend className="sr">{copy.name(card.title)}</legend>
      <p className={styles.top}>
        <span>{copy.note(note)}</span>
        <span className={styles.fit}>{card.fitNote}</span>
      </p>
      <div className={styles.sizes}>
        {product?.variants.map((variant) => {
          const size = sizeOf(variant);
          const isOut = quickAddOnClick(variant) === 'open-waitlist';
          // Without a waitlist it leads nowhere.
          if (isOut && !siteConfig.hasWaitlist)
            return (
              <button key={variant.id} type="button" className={styles.out} disabled>
                <span aria-hidden="true">{size}</span>
                <span className="sr">{copy.soldOutSize(size)}</span>
              </button>
            );
          return (
            <button
              key={variant.id}
              type="button"
              className={join(isOut && styles.out)}
              aria-label={isOut ? copy.waitForSize(size) : copy.addSize(size)}
              onPointerEnter={() => setNote(quickAddNote(variant))}
              onPointerLeave={() => setNote(AT_REST)}
              onFocus={() => setNote(quickAddNote(variant))}
              onBlur={() => setNote(AT_REST)}
              onClick={() => onChoose(product, variant)}
            >
              {size}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
