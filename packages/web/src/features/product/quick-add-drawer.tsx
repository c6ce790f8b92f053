import { formatPrice } from '@storefront/core/market/price';
import type { ProductCard } from '@storefront/core/product/card';
import { isComingSoon } from '@storefront/core/product/coming-soon';
import { hasTag } from '@storefront/core/product/has-tag';
import { isAppointment } from '@storefront/core/product/markers';
import { toClip } from '@storefront/core/product/page-video';
import type { Product, Variant } from '@storefront/core/product/product';
import { quickAddButton, quickAddDelayMs } from '@storefront/core/product/quick-add';
import { toComingSizeOptions, toSizeOptions } from '@storefront/core/product/size-options';
import { unitsLeftInYourSize } from '@storefront/core/product/stock-labels';
import { useAtom } from 'jotai';
import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react';
import { siteConfig } from '../../clients/site-config.ts';
import { quickAddCopy as copy } from '../../copy/quick-add-copy.ts';
import { ErrorBoundary } from '../../hooks/guarded.tsx';
import { useModalDialog } from '../../hooks/use-modal-dialog.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { cardSources } from '../../ui/image-sources.ts';
import { join } from '../../ui/join.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { BandCupPicker } from './band-cup-picker.tsx';
import { CardPrice } from './card-price.tsx';
import { GalleryClip } from './gallery-clip.tsx';
import { followMatrixArrows } from './matrix-arrows.ts';
import { quickAddCardAtom } from './quick-add-atoms.ts';
import styles from './quick-add-drawer.module.css';
import { SizePicker } from './size-picker.tsx';
import { useProduct } from './use-product.ts';

interface QuickAddDrawerProps {
  onChoose: (product: Product, variant: Variant) => void;
  /** A size was chosen, before it is added. */
  onSelect: (product: Product, variantId: string) => void;
  onIntent: () => void;
}

/** `[screen.quick-add.3]` `[screen.quick-add.11]` A bottom sheet on phones, at the right from 768 px. */
export function QuickAddDrawer(props: QuickAddDrawerProps) {
  const [card, setCard] = useAtom(quickAddCardAtom);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useModalDialog(dialog, isOpen, close);

  // [const.timings.3] It opens a little after the tap, and is emptied when it has slid out.
  useEffect(() => {
    if (card === null) return setOpen(false);
    const timer = setTimeout(() => setOpen(true), quickAddDelayMs.open);
    return () => clearTimeout(timer);
  }, [card]);
  const wasOpen = useRef(false);
  const empty = useEffectEvent(() => setCard(null));
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    // A card that is pressed meanwhile stays.
    if (!hasClosed || card === null) return;
    const timer = setTimeout(() => empty(), quickAddDelayMs.close);
    return () => clearTimeout(timer);
  }, [isOpen, card]);

  return (
    <dialog ref={dialog} className={styles.sheet} aria-label={card ? copy.name(card.title) : undefined}>
      {card && (
        <>
          <IconButton icon="close-x" label={copy.close} className={styles.close} onClick={close} />
          <ErrorBoundary
            key={card.handle}
            onError={(error) => console.error('Quick add could not be shown', error)}
            instead={<Failed />}
          >
            <Content card={card} {...props} onClose={close} />
          </ErrorBoundary>
        </>
      )}
    </dialog>
  );
}

/** `[screen.quick-add.12]` `[error.15]` */
function Failed() {
  return (
    <p className={styles.failed} role="alert">
      {copy.failed}
    </p>
  );
}

interface ContentProps extends QuickAddDrawerProps {
  card: ProductCard;
  onClose: () => void;
}

function Content({ card, onClose, onChoose, onSelect, onIntent }: ContentProps) {
  const product = useProduct(card.handle);
  const href = paths.product(card.handle, 'quick-add');
  const loaded = product === null || product === 'failed' ? null : product;
  const video = loaded ? toClip(loaded.metafields.video) : card.video;
  const pictures = loaded?.images ?? (card.image ? [card.image] : []);
  return (
    <>
      <div className={styles.gallery}>
        {pictures.map((image, place) => (
          <Fragment key={image.src}>
            <Link href={href} className={join('frame', styles.picture)} onClick={onClose}>
              <Picture
                sources={cardSources(image.src, 900)}
                width={image.width}
                height={image.height}
                alt={image.altText ?? card.title}
                sizes="(min-width: 768px) 290px, 62vw"
                isEager={place < 2}
              />
            </Link>
            {place === 0 && video && (
              <GalleryClip video={video}>
                {(clip) => (
                  <Link
                    href={href}
                    className={join('frame', styles.picture)}
                    onClick={onClose}
                    aria-label={card.title}
                  >
                    {clip}
                  </Link>
                )}
              </GalleryClip>
            )}
          </Fragment>
        ))}
      </div>
      <div className={styles.body}>
        <div className={styles.row}>
          <h2 className="t2">{card.title}</h2>
          <p>
            <CardPrice card={card} />
          </p>
        </div>
        <p className={join('small', 'muted', styles.colour)}>
          {card.swatches.find(({ isCurrent }) => isCurrent)?.colour}
        </p>
        {product === 'failed' && <Failed />}
        {product === null && <div className={styles.waiting} aria-busy="true" />}
        {loaded && loaded.variants.length > 0 && !isAppointment(loaded) && (
          <Sizes
            product={loaded}
            onIntent={onIntent}
            onSelect={(variantId) => onSelect(loaded, variantId)}
            onChoose={(variant) => {
              // [state.quick-add.8] Closed first, so that what opens next gives the focus back to the card.
              onClose();
              onChoose(loaded, variant);
            }}
          />
        )}
        <p className={styles.more}>
          <Link href={href} className="link ui" onClick={onClose}>
            {copy.more}
          </Link>
        </p>
      </div>
    </>
  );
}

interface SizesProps {
  product: Product;
  onIntent: () => void;
  onSelect: (variantId: string) => void;
  onChoose: (variant: Variant) => void;
}

function Sizes({ product, onIntent, onSelect, onChoose }: SizesProps) {
  const { variants, tags, currencyCode = 'USD' } = product;
  useEffect(followMatrixArrows, []);
  // [state.quick-add.7] Also where there is one size only.
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = variants.find(({ id }) => id === chosenId) ?? null;
  const button = quickAddButton(product, chosen);
  // Without a waitlist a size that is sold out leads nowhere.
  const isOut = button.code === 'join-waitlist' && !siteConfig.hasWaitlist;
  const left = chosen && unitsLeftInYourSize(chosen);
  const Picker = hasTag(tags, 'cup-and-band') ? BandCupPicker : SizePicker;
  const sizes = isComingSoon(product) ? toComingSizeOptions(variants) : toSizeOptions(variants);
  const options = sizes.map((option) => ({ ...option, unitsLeft: null }));
  return (
    // A form of its own: its radio buttons are no group with those of a product page behind.
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) onChoose(chosen);
      }}
    >
      <fieldset className={styles.sizes} aria-label={copy.sizes}>
        <Picker
          options={options}
          chosenId={chosenId}
          onChoose={(variantId) => {
            setChosenId(variantId);
            onSelect(variantId);
            onIntent();
          }}
        />
      </fieldset>
      <p className={styles.stock} role="status">
        {left !== null && copy.left(left)}
      </p>
      <Button type="submit" isBlock isOnce disabled={chosen === null || isOut}>
        {isOut
          ? copy.soldOut
          : copy.button(button, button.code === 'add-to-bag' ? formatPrice(button.price, currencyCode) : '')}
      </Button>
    </form>
  );
}
