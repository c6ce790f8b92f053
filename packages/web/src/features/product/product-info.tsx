import { actionLabel } from '@storefront/core/product/action-button';
import type { CardSwatch } from '@storefront/core/product/card';
import type { PageLabels } from '@storefront/core/product/labels';
import type { Variant } from '@storefront/core/product/product';
import { toSizeOptions } from '@storefront/core/product/size-options';
import { unitsLeftInYourSize } from '@storefront/core/product/stock-labels';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { productCopy } from '../../copy/product-copy.ts';
import { latePart } from '../../hooks/late-part.ts';
import { Button } from '../../ui/button.tsx';
import { join } from '../../ui/join.ts';
import { Price } from '../../ui/price.tsx';
import styles from './product-info.module.css';
import { SizePicker } from './size-picker.tsx';
import './swatch-dots.module.css';

const BandCupPicker = latePart(() => import('./band-cup-picker.tsx').then((module) => module.BandCupPicker));

// Links in the HTML from the start; the script that makes them soft comes after.
const SwatchDots = latePart(() => import('./swatch-dots.tsx').then((module) => module.SwatchDots));

export interface InfoVariant
  extends Pick<
    Variant,
    'id' | 'title' | 'available' | 'availableForSale' | 'inventory_quantity' | 'selectedOptions'
  > {
  price: string;
  before: string | null;
}

export interface InfoProduct {
  title: string;
  description: string | null;
  productType: string;
  vendor: string;
  tags: string[];
  price: string;
  before: string | null;
  labels: PageLabels;
  isFinalSale: boolean;
  comingSoon: string | null;
  swatches: CardSwatch[];
  installments: { count: number; amount: string } | null;
  /** Sizes are bands and cups. */
  isMatrix: boolean;
}

interface ProductInfoProps<V extends InfoVariant> {
  product: InfoProduct;
  variants: V[];
  chosen: V | null;
  onChoose: (variantId: string) => void;
  isAdding: boolean;
  onAdd: (variant: V) => void;
  onIntent: () => void;
  accordions: ReactNode;
}

/** The third of the page that sells; on a phone it is the tray at the foot of the pictures. */
export function ProductInfo<V extends InfoVariant>(props: ProductInfoProps<V>) {
  const { product, variants, chosen, onChoose, isAdding, onAdd, onIntent, accordions } = props;
  const [isOpen, setOpen] = useState(false);
  const [mustChoose, setMustChoose] = useState(false);
  const pickerId = useId();
  const options = toSizeOptions(variants);
  const { isMatrix } = product;
  const Picker = isMatrix ? BandCupPicker : SizePicker;
  const label = actionLabel({ ...product, variants }, chosen);
  const left = chosen && unitsLeftInYourSize(chosen);
  const current = product.swatches.find((swatch) => swatch.isCurrent);
  const isSold = label.code === 'join-waitlist';
  const { price, before } = chosen ?? product;

  const act = () => {
    if (chosen) return onAdd(chosen);
    setOpen(true);
    setMustChoose(true);
    document.getElementById(pickerId)?.querySelector('input')?.focus();
  };

  return (
    <section className={styles.info} data-open={isOpen || undefined} aria-label={product.title}>
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
            <Price now={price} was={before} />
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
        <Button isBlock isBusy={isAdding} disabled={isSold} onClick={act} onPointerEnter={onIntent}>
          {isSold
            ? productCopy.soldOut
            : label.code === 'add-to-bag'
              ? productCopy.addToBag(label.size)
              : productCopy.action[label.code]}
        </Button>
      </div>
      <div className={styles.more}>
        {product.installments && (
          <p className={styles.notes}>
            {productCopy.installments(product.installments.count, product.installments.amount)}
          </p>
        )}
        {accordions}
      </div>
    </section>
  );
}
