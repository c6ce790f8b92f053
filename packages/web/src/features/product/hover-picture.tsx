import type { ProductImage } from '@storefront/core/product/product';
import { useState } from 'react';
import { commerceSources } from '../../ui/image-sources.ts';
import { join } from '../../ui/join.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './product-card.module.css';

interface HoverPictureProps {
  image: ProductImage;
  sizes: string;
  maxWidth: number;
}

/** The second picture of a card: faded in over the first when it has loaded, or beside it where cards are swiped. */
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
