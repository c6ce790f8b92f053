import type { ProductCard } from '@storefront/core/product/card';
import { isComingSoon } from '@storefront/core/product/coming-soon';
import { isAppointment } from '@storefront/core/product/markers';
import type { Product, Variant } from '@storefront/core/product/product';
import { quickAddOnClick } from '@storefront/core/product/quick-add';
import { shownSize } from '@storefront/core/product/size-options';
import { type QuickAddNote, quickAddNote } from '@storefront/core/product/stock-labels';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { siteConfig } from '../../clients/site-config.ts';
import { quickAddCopy as copy } from '../../copy/quick-add-copy.ts';
import { isSecondClick } from '../../hooks/is-second-click.ts';
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
  const panel = useRef<HTMLFieldSetElement>(null);
  const isDismissed = useDismissed(panel);
  if (product === 'failed' || product?.variants.length === 0 || (product && isAppointment(product)))
    return null;
  // None of its sizes has sold out.
  const isComing = product !== null && isComingSoon(product);
  const out = isComing ? undefined : styles.out;
  return (
    <fieldset
      ref={panel}
      className={styles.panel}
      data-dismissed={isDismissed || undefined}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <legend className="sr">{copy.name(card.title)}</legend>
      {/* Those of the card's lower corner, which the panel covers. */}
      {card.bottomLabels.length > 0 && (
        <p className={styles.labels} aria-hidden="true">
          {card.bottomLabels.map(({ text, isReduction }) => (
            <span key={text} className={join('tag', isReduction && 'wine')}>
              {text}
            </span>
          ))}
        </p>
      )}
      <p className={styles.top}>
        <span>{copy.note(note)}</span>
        <span className={styles.fit}>{card.fitNote}</span>
      </p>
      <div className={styles.sizes}>
        {product?.variants.map((variant) => {
          const size = shownSize(variant);
          const isOut = quickAddOnClick(product, variant) === 'open-waitlist';
          // Without a waitlist it leads nowhere.
          if (isOut && !siteConfig.hasWaitlist)
            return (
              <button key={variant.id} type="button" className={out} disabled>
                <span aria-hidden="true">{size}</span>
                <span className="sr">{isComing ? copy.comingSize(size) : copy.soldOutSize(size)}</span>
              </button>
            );
          return (
            <button
              key={variant.id}
              type="button"
              className={isOut ? out : undefined}
              aria-label={isOut ? copy.waitForSize(size) : copy.addSize(size)}
              onPointerEnter={() => setNote(quickAddNote(variant))}
              onPointerLeave={() => setNote(AT_REST)}
              onFocus={() => setNote(quickAddNote(variant))}
              onBlur={() => setNote(AT_REST)}
              onClick={(event) => !isSecondClick(event) && onChoose(product, variant)}
            >
              {size}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Whether Escape has put the panel away from over the picture: until the pointer or the focus comes anew. */
function useDismissed(panel: RefObject<HTMLFieldSetElement | null>): boolean {
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    const article = panel.current?.closest('article');
    if (!article) return;
    const stop = new AbortController();
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !article.matches(':hover, :focus-within')) return;
      // What is out of sight keeps no focus: it goes to the button before.
      const before = panel.current?.parentElement?.previousElementSibling;
      if (panel.current?.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
      setDismissed(true);
    };
    document.addEventListener('keydown', onKey, { signal: stop.signal });
    const show = () => setDismissed(false);
    article.addEventListener('pointerenter', show, { signal: stop.signal });
    // The focus comes back to the plus while the panel goes.
    article.addEventListener(
      'focusin',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && article.contains(relatedTarget))) show();
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [panel]);
  return isDismissed;
}
