import type { ProductImage } from '@storefront/core/product/product';
import { useRef, useState } from 'react';
import { productCopy } from '../../copy/product-copy.ts';
import { commerceSources } from '../../ui/image-sources.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './gallery.module.css';

const isWide = ({ width, height }: ProductImage) => width !== null && height !== null && width > height;

/** Whether each picture takes a full row: wide ones do, and so does one left without a neighbour. */
function fullRows(images: readonly ProductImage[]): boolean[] {
  const full = images.map(isWide);
  let run = 0;
  images.forEach((_, index) => {
    run = full[index] ? 0 : run + 1;
    const isLastOfRun = index === images.length - 1 || full[index + 1] === true;
    if (isLastOfRun && run % 2 === 1 && images.length > 1) full[index] = true;
  });
  return full;
}

/** A scrollable list must be focusable, for the keyboard; a fixed wall needs no tab stop. */
function focusableWhenScrollable(track: HTMLElement | null) {
  if (track && track.scrollWidth > track.clientWidth) track.tabIndex = 0;
}

/** A wall of pictures from 768 px; below, a carousel above the tray. */
export function Gallery({ images, title }: { images: ProductImage[]; title: string }) {
  const [place, setPlace] = useState(1);
  const frame = useRef(0);
  const full = fullRows(images);
  return (
    <section className={styles.gallery} aria-label={`${productCopy.gallery}, ${title}`}>
      <ul
        className={styles.track}
        ref={focusableWhenScrollable}
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget;
          cancelAnimationFrame(frame.current);
          frame.current = requestAnimationFrame(() => setPlace(Math.round(scrollLeft / clientWidth) + 1));
        }}
      >
        {images.map((image, index) => (
          <li key={image.src} className={full[index] ? styles.full : undefined}>
            <span className="frame">
              <Picture
                sources={commerceSources(image.src)}
                width={image.width}
                height={image.height}
                alt={image.altText ?? title}
                sizes={full[index] ? '(min-width: 768px) 66vw, 100vw' : '(min-width: 768px) 33vw, 100vw'}
                isLargest={index === 0}
              />
            </span>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <span className={`num ${styles.count}`} aria-hidden="true">
          {productCopy.picture(place, images.length)}
        </span>
      )}
    </section>
  );
}
