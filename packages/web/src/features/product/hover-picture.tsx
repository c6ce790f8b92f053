import type { ProductImage } from '@storefront/core/product/product';
import { useState } from 'react';
import { commerceSources } from '../../ui/image-sources.ts';
import { join } from '../../ui/join.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './product-card.module.css';

/** Where `product-card.module.css` shows the second picture of a card. */
const SHOWS_SECOND = '(hover: hover) and (min-width: 1100px)';

interface HoverPictureProps {
  image: ProductImage;
  sizes: string;
  maxWidth: number;
}

/** The second picture of a card: loaded when the pointer or the focus is on the card, faded in when it is there. */
export function HoverPicture({ image, sizes, maxWidth }: HoverPictureProps) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <Picture
      sources={commerceSources(image.src, maxWidth)}
      width={image.width}
      height={image.height}
      alt=""
      sizes={sizes}
      isEager
      onLoad={() => setLoaded(true)}
      className={join(styles.hover, isLoaded && styles.loaded)}
    />
  );
}

/** Whether the second picture of the card is wanted, and the handlers of the card that find out. */
export function useHoverPicture() {
  const [isWanted, setWanted] = useState(false);
  const onIntent = () => setWanted((was) => was || matchMedia(SHOWS_SECOND).matches);
  return { isWanted, handlers: { onPointerEnter: onIntent, onFocus: onIntent } };
}
