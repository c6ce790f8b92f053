import { formatPrice } from '@storefront/core/market/price';
import { actionLabel } from '@storefront/core/product/action-button';
import type { CardSwatch } from '@storefront/core/product/card';
import type { PageLabels } from '@storefront/core/product/labels';
import type { Variant } from '@storefront/core/product/product';
import { toSizeOptions } from '@storefront/core/product/size-options';
import { unitsLeftInYourSize } from '@storefront/core/product/stock-labels';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { copy } from '../../copy.ts';
import { Button } from '../../ui/button.tsx';
import { join } from '../../ui/join.ts';
import { Price } from '../../ui/price.tsx';
import styles from './product-info.module.css';
import { SizePicker } from './size-picker.tsx';
import { SwatchDots } from './swatch-dots.tsx';

const BandCupPicker = lazy(() =>
  import('./band-cup-picker.tsx').then((module) => ({ default: module.BandCupPicker })),
);

export type InfoVariant = Pick<
  Variant,
  | 'id'
  | 'title'
  | 'price'
  | 'compareAtPrice'
  | 'available'
  | 'availableForSale'
  | 'inventory_quantity'
  | 'selectedOptions'
>;

export interface InfoProduct {
  title: string;
  description: string | null;
  productType: string;
  vendor: string;
  tags: string[];
  price: number;
  before: number | null;
  labels: PageLabels;
  isFinalSale: boolean;
  comingSoon: string | null;
  swatches: CardSwatch[];
  installments: { count: number; amount: string } | null;
}

interface ProductInfoProps {
  product: InfoProduct;
  variants: InfoVariant[];
  chosen: InfoVariant | null;
  onChoose: (variantId: string) => void;
  isAdding: boolean;
  onAdd: (variant: InfoVariant) => void;
  onIntent: () => void;
  accordions: ReactNode;
}

/** The third of the page that sells; on a phone it is the tray at the foot of the pictures. */
export function ProductInfo(props: ProductInfoProps) {
  const { product, variants, chosen, onChoose, isAdding, onAdd, onIntent, accordions } = props;
  const [isOpen, setOpen] = useState(false);
  const [mustChoose, setMustChoose] = useState(false);
  const pickerId = useId();
  const options = toSizeOptions(variants);
  const isMatrix = product.tags.includes('cup-and-band');
  const Picker = isMatrix ? BandCupPicker : SizePicker;
  const label = actionLabel({ ...product, variants }, chosen);
  const left = chosen && unitsLeftInYourSize(chosen);
  const current = product.swatches.find((swatch) => swatch.isCurrent);
  const isSold = label.code === 'join-waitlist';
  const price = chosen?.price ?? product.price;
  const before = chosen ? chosen.compareAtPrice : product.before;

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
        aria-label={isOpen ? copy.product.collapse : copy.product.expand}
        onClick={() => setOpen(!isOpen)}
      />
      <div className={styles.top}>
        <div>
          <h1 className="t1">{product.title}</h1>
          <p className={styles.price}>
            <Price
              now={formatPrice(price, 'USD')}
              was={before !== null && before > price ? formatPrice(before, 'USD') : null}
            />
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
          {product.isFinalSale && <span className="tag">{copy.product.finalSale}</span>}
        </p>
        {product.description && <p className={join('muted', styles.text)}>{product.description}</p>}
        {product.swatches.length > 1 && (
          <div className={styles.block}>
            <p className={styles.legend}>
              {copy.product.colour} <b>{current?.colour}</b>
            </p>
            <SwatchDots swatches={product.swatches} isBig />
          </div>
        )}
        {variants.length > 1 && (
          <fieldset className={styles.block} id={pickerId} onPointerEnter={onIntent}>
            <legend className={styles.legend}>
              {isMatrix ? copy.product.bandAndCup : copy.product.size}{' '}
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
          {left !== null && copy.product.onlyLeftInYourSize(left)}
        </p>
        <p className={styles.hint} role="alert">
          {mustChoose && copy.product.chooseFirst}
        </p>
      </div>
      <div className={styles.action}>
        <Button isBlock isBusy={isAdding} disabled={isSold} onClick={act} onPointerEnter={onIntent}>
          {isSold
            ? copy.product.soldOut
            : label.code === 'add-to-bag'
              ? copy.product.addToBag(label.size)
              : copy.product.action[label.code]}
        </Button>
      </div>
      <div className={styles.more}>
        {product.installments && (
          <p className={styles.notes}>
            {copy.product.installments(
              product.installments.count,
              formatPrice(Math.round(Number(product.installments.amount) * 100), 'USD'),
            )}
          </p>
        )}
        {accordions}
      </div>
    </section>
  );
}
