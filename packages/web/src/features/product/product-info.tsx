import { actionLabel, actionOnClick } from '@storefront/core/product/action-button';
import { isVariantAvailable } from '@storefront/core/product/availability';
import { toSizeOptions } from '@storefront/core/product/size-options';
import { unitsLeftInYourSize } from '@storefront/core/product/stock-labels';
import type { PageVariant, ProductPage } from '@storefront/core/product/to-product-page';
import { isMobileSize } from '@storefront/core/shell/viewport';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { productCopy } from '../../copy/product-copy.ts';
import { latePart } from '../../hooks/late-part.ts';
import { Button } from '../../ui/button.tsx';
import { join } from '../../ui/join.ts';
import { PaymentTerms } from './payment-terms.tsx';
import styles from './product-info.module.css';
import { ProductPrice } from './product-price.tsx';
import { SizePicker } from './size-picker.tsx';
import './swatch-dots.module.css';

const BandCupPicker = latePart(() => import('./band-cup-picker.tsx').then((module) => module.BandCupPicker));

// Plain links until the script for client-side navigation has loaded.
const SwatchDots = latePart(() =>
  import(/* webpackChunkName: "product" */ './swatch-dots.tsx').then((module) => module.SwatchDots),
);

interface ProductInfoProps {
  product: ProductPage;
  /** The product's variants with live stock. */
  variants: PageVariant[];
  chosen: PageVariant | null;
  onChoose: (variantId: string) => void;
  isAdding: boolean;
  onAdd: (variant: PageVariant) => void;
  /** Opens the waitlist of a variant that is sold out or not yet for sale; null where there is none. */
  onWaitlist: ((variant: PageVariant) => void) | null;
  onIntent: () => void;
  accordions: ReactNode;
}

/** The info panel; on phones a tray below the pictures. */
export function ProductInfo(props: ProductInfoProps) {
  const { product, variants, chosen, onChoose, isAdding, onAdd, onWaitlist, onIntent, accordions } = props;
  const [isOpen, setOpen] = useState(false);
  const [mustChoose, setMustChoose] = useState(false);
  const pickerId = useId();
  const options = toSizeOptions(variants);
  const { isMatrix } = product;
  const Picker = isMatrix ? BandCupPicker : SizePicker;
  const buyable = { ...product, variants };
  const label = actionLabel(buyable, chosen);
  const left = chosen && unitsLeftInYourSize(chosen);
  const current = product.swatches.find((swatch) => swatch.isCurrent);
  const isSold = label.code === 'join-waitlist' || (chosen !== null && !isVariantAvailable(chosen));

  const onAction = () => {
    const click = actionOnClick(buyable, {
      chosen,
      isMobile: isMobileSize(window.innerWidth),
      isTrayCollapsed: !isOpen,
      giftMode: 'buy-now',
    });
    if (click === 'add-to-bag' && chosen) return onAdd(chosen);
    if (isSold && chosen) return onWaitlist?.(chosen);
    if (click === 'expand-tray') setOpen(true);
    setMustChoose(true);
    document.getElementById(pickerId)?.querySelector('input')?.focus();
  };

  return (
    <section
      className={styles.info}
      data-bottom-bar
      data-open={isOpen || undefined}
      aria-label={product.title}
    >
      <button
        type="button"
        className={styles.grip}
        aria-expanded={isOpen}
        aria-label={isOpen ? productCopy.collapse : productCopy.expand}
        onClick={() => setOpen(!isOpen)}
      />
      <div className={styles.top}>
        <div>
          <h1 className="t1">{product.title}</h1>
          <p className={styles.price}>
            <ProductPrice product={product} chosen={chosen} />
          </p>
        </div>
      </div>
      <div className={styles.more}>
        <p className={styles.tags}>
          {product.comingSoon && <span className="tag">{product.comingSoon}</span>}
          {product.labels.labels.map(({ text, isReduction }) => (
            <span key={text} className={join('tag', isReduction && 'wine')}>
              {text}
            </span>
          ))}
          {product.labels.badges.map((text) => (
            <span key={text} className="tag">
              {text}
            </span>
          ))}
          {product.isFinalSale && <span className="tag">{productCopy.finalSale}</span>}
        </p>
        {product.description && <p className={join('muted', styles.text)}>{product.description}</p>}
        {product.swatches.length > 1 && (
          <div className={styles.block}>
            <p className={styles.legend}>
              {productCopy.colour} <b>{current?.colour}</b>
            </p>
            <Suspense>
              <SwatchDots swatches={product.swatches} isBig />
            </Suspense>
          </div>
        )}
        {variants.length > 1 && (
          <fieldset className={styles.block} id={pickerId} onPointerEnter={onIntent}>
            <legend className={styles.legend}>
              {isMatrix ? productCopy.bandAndCup : productCopy.size}{' '}
              <b>{options.find(({ variantId }) => variantId === chosen?.id)?.size}</b>
            </legend>
            <Suspense>
              <Picker
                options={options}
                chosenId={chosen?.id ?? null}
                onChoose={(variantId) => {
                  setMustChoose(false);
                  onIntent();
                  onChoose(variantId);
                }}
              />
            </Suspense>
          </fieldset>
        )}
        {product.labels.notes.map((note) => (
          <p key={note} className={join('small', 'muted', styles.text)}>
            {note}
          </p>
        ))}
        <p className={styles.stock} role="status">
          {left !== null && productCopy.onlyLeftInYourSize(left)}
        </p>
        <p className={styles.hint} role="alert">
          {mustChoose && productCopy.chooseFirst}
        </p>
      </div>
      <div className={styles.action}>
        <Button
          isBlock
          isBusy={isAdding}
          disabled={isSold && !onWaitlist}
          onClick={onAction}
          onPointerEnter={onIntent}
        >
          {isSold
            ? onWaitlist
              ? productCopy.action['join-waitlist']
              : productCopy.soldOut
            : label.code === 'add-to-bag'
              ? productCopy.addToBag(label.size)
              : productCopy.action[label.code]}
        </Button>
      </div>
      <div className={styles.more}>
        <PaymentTerms variants={variants} chosen={chosen} />
        {accordions}
      </div>
    </section>
  );
}
