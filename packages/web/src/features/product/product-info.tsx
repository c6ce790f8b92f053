import { actionOnClick, initialGiftCardMode } from '@storefront/core/product/action-button';
import { isAppointment, isGiftCard } from '@storefront/core/product/markers';
import { toComingSizeOptions, toSizeOptions } from '@storefront/core/product/size-options';
import { unitsLeftInYourSize } from '@storefront/core/product/stock-labels';
import type { PageVariant, ProductPage } from '@storefront/core/product/to-product-page';
import { isMobileSize } from '@storefront/core/shell/viewport';
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { productCopy } from '../../copy/product-copy.ts';
import { latePart, warnUnlessLeft } from '../../hooks/late-part.ts';
import { steadyPart } from '../../hooks/steady-part.tsx';
import { Button } from '../../ui/button.tsx';
import { actionText, isWaiting } from './action-text.ts';
import { PaymentTerms } from './payment-terms.tsx';
import styles from './product-info.module.css';
import type { ProductLeadProps } from './product-lead.tsx';
import { ProductPrice } from './product-price.tsx';
import { SizePicker } from './size-picker.tsx';
import { type GiftSlots, useEarlyGift } from './use-early-gift.ts';
import './product-lead.module.css';
import './swatch-dots.module.css';

const BandCupPicker = latePart(() => import('./band-cup-picker.tsx').then((module) => module.BandCupPicker));
const SizeHelp = latePart(() =>
  import(/* webpackChunkName: "product" */ './size-help.tsx').then((module) => module.SizeHelp),
);
// Plain markup until their script has come, which is before anything that they show can change.
const Lead = steadyPart(() =>
  import(/* webpackChunkName: "product" */ './product-lead.tsx').then((module) => module.ProductLead),
);
const Facts = steadyPart(() =>
  import(/* webpackChunkName: "product" */ './product-facts.tsx').then((module) => module.ProductFacts),
);

interface ProductInfoProps {
  product: ProductPage;
  trail: ProductLeadProps['trail'];
  /** The product's variants with live stock. */
  variants: PageVariant[];
  chosen: PageVariant | null;
  onChoose: (variantId: string) => void;
  isAdding: boolean;
  /** The shopper has come to the button with this variant chosen, or presses it: a click may follow. */
  onNear: (variant: PageVariant) => void;
  onAdd: (variant: PageVariant) => void;
  /** Opens the waitlist of a variant that is sold out or not yet for sale; null where there is none. */
  onWaitlist: ((variant: PageVariant) => void) | null;
  /** Above the button of a piece that is to come; false where there is no waitlist. */
  waitlistField: ReactNode;
  onIntent: () => void;
  gift: GiftSlots | null;
  /** Sentences on shipping and returns within the US. */
  usTerms: string;
  hasSizeGuide: boolean;
  /** Beside the title. */
  heart?: ReactNode;
  /** Below the button: what else is bought with it. */
  companion?: ReactNode;
  accordions: ReactNode;
}

/** The info panel; on phones a tray below the pictures. */
export function ProductInfo(props: ProductInfoProps) {
  const { product, trail, variants, chosen, onChoose, isAdding, onAdd, onWaitlist, onIntent, gift } = props;
  const { panel, grip, head, isOpen, setOpen } = useTray();
  const [mustChoose, setMustChoose] = useState(false);
  const [picked, setPicked] = useState<string | null>(null);
  const pickerId = useId();
  const { isMatrix } = product;
  const isCard = isGiftCard(product);
  // The panel says above the name that a piece without variants is not for sale.
  const isSold = variants.length > 0;
  const isHour = isAppointment(product);
  const hasChoice = variants.length > 1 && !isHour;
  const Picker = isMatrix ? BandCupPicker : SizePicker;
  const buyable = { ...product, variants };
  const isComing = product.comingSoon !== null && isWaiting(buyable, null);
  const options = isComing ? toComingSizeOptions(variants) : toSizeOptions(variants);
  const isForWaitlist = isWaiting(buyable, chosen);
  const control = isForWaitlist ? null : gift?.control;
  const early = useEarlyGift(gift, chosen, onAdd);
  const left = chosen && !isHour ? unitsLeftInYourSize(chosen) : null;
  const choose = (variantId: string) => {
    setMustChoose(false);
    onIntent();
    setPicked(options.find((option) => option.variantId === variantId)?.size ?? null);
    onChoose(variantId);
  };
  const stock = (
    <p className={styles.stock} role="status">
      {left !== null && productCopy.onlyLeftInYourSize(left)}
    </p>
  );
  const prepare = () => {
    onIntent();
    if (chosen && !isForWaitlist) props.onNear(chosen);
  };
  const openSizes = () => document.getElementById(pickerId)?.querySelector('input')?.focus();

  const onAction = () => {
    const click = actionOnClick(buyable, {
      chosen,
      isMobile: isMobileSize(window.innerWidth),
      isTrayCollapsed: !isOpen,
      giftMode:
        gift && !isForWaitlist ? (control?.mode ?? initialGiftCardMode(window.innerWidth)) : 'buy-now',
    });
    if (click === 'expand-tray') {
      flushSync(() => setOpen(true));
      return openSizes();
    }
    if (chosen && click === 'create-gift') return control ? control.send(chosen) : early.wait();
    if (chosen && click === 'add-to-bag') return onAdd(chosen);
    if (chosen) return onWaitlist?.(chosen);
    setMustChoose(true);
    openSizes();
  };

  return (
    <section
      ref={panel}
      className={styles.info}
      data-bottom-bar
      data-open={isOpen || undefined}
      aria-label={product.title}
    >
      <button
        ref={grip}
        type="button"
        className={styles.grip}
        aria-expanded={isOpen}
        aria-label={isOpen ? productCopy.collapse : productCopy.expand}
        onClick={() => setOpen(!isOpen)}
      />
      <Lead
        trail={trail}
        product={product}
        variants={variants}
        hasSizes={hasChoice}
        hasWaitlist={onWaitlist !== null}
      />
      <div ref={head} className={styles.top}>
        <div className={styles.name}>
          <h1 className="t1">{product.title}</h1>
          {props.heart}
        </div>
        {isSold && (
          <p className={styles.price}>
            <ProductPrice product={product} chosen={chosen} />
          </p>
        )}
      </div>
      <Facts product={product} isComing={isComing} hasColour={!isHour} />
      {gift && <div className={styles.sizes}>{gift.toggle}</div>}
      {hasChoice && (
        <fieldset className={styles.sizes} id={pickerId} onPointerEnter={onIntent}>
          <legend className={styles.legend}>
            <span>
              {isCard ? productCopy.amount : isMatrix ? productCopy.bandAndCup : productCopy.size}{' '}
              <b>{options.find(({ variantId }) => variantId === chosen?.id)?.size}</b>
            </span>
            {!isCard && (
              <Suspense>
                <SizeHelp
                  hasGuide={props.hasSizeGuide}
                  productType={product.productType}
                  options={options}
                  picked={picked}
                  isChosen={chosen !== null}
                  onChoose={choose}
                />
              </Suspense>
            )}
          </legend>
          <Suspense>
            <Picker options={options} chosenId={chosen?.id ?? null} onChoose={choose} />
          </Suspense>
          {stock}
          <p className={styles.hint} role="alert">
            {mustChoose && (isCard ? productCopy.chooseAmountFirst : productCopy.chooseFirst)}
          </p>
        </fieldset>
      )}
      {!hasChoice && left !== null && <div className={styles.sizes}>{stock}</div>}
      {gift && (
        <div ref={early.form} className={styles.more}>
          {gift.form}
        </div>
      )}
      {isSold && (
        <div className={styles.action}>
          {isComing && props.waitlistField}
          <Button
            isBlock
            // Two quick presses without a size open the tray and ask for one.
            isOnce={chosen !== null}
            isBusy={isAdding || early.isAwaited || control?.isSending === true}
            disabled={
              (isForWaitlist && !onWaitlist) ||
              // [rule.gift-form.7]
              (chosen !== null && control?.isBlocked === true)
            }
            onClick={onAction}
            onPointerEnter={prepare}
            // A finger does not point, and after a bag that was closed a mouse is still there.
            onPointerDown={prepare}
          >
            {actionText(buyable, chosen, onWaitlist !== null)}
          </Button>
        </div>
      )}
      <div className={styles.more}>
        {isSold && !isHour && (
          <PaymentTerms
            variants={variants}
            chosen={chosen}
            isShipped={!isCard}
            hasEasyReturns={product.hasEasyReturns}
            usTerms={props.usTerms}
          />
        )}
        {props.companion}
        {props.accordions}
      </div>
    </section>
  );
}

/** On phones the panel is a tray: it opens with a tap, and what moves it comes with the page's late scripts. */
function useTray() {
  const panel = useRef<HTMLElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const [tray, ...handles] = [panel.current, grip.current, head.current];
    let stop: (() => void) | null = () => {};
    import(/* webpackChunkName: "product" */ './run-tray.ts').then(
      ({ runTray }) => {
        const [first, last] = handles;
        if (stop && tray && first && last) stop = runTray(tray, [first, last], setOpen);
      },
      // It still opens and closes.
      (error: unknown) => warnUnlessLeft('The tray cannot be dragged', error),
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, []);
  return { panel, grip, head, isOpen, setOpen };
}
