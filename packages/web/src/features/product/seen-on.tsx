import type { PageExtras } from '@storefront/core/product/page-extras';
import { useId } from 'react';
import { productLateCopy as copy } from '../../copy/product-late-copy.ts';
import { commerceSources } from '../../ui/image-sources.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './seen-on.module.css';

/** `[entity.product.11]` Where the piece was worn: up to four pictures, each with its line. */
export function SeenOn({ places }: { places: PageExtras['asSeenOn'] }) {
  const headingId = useId();
  if (places.length === 0) return null;
  return (
    <section className="section" aria-labelledby={headingId} data-animate="once" suppressHydrationWarning>
      <div className="wrap">
        <h2 className={`d3 hang hang-bleed ${styles.heading}`} id={headingId}>
          {copy.asSeenOn}
        </h2>
      </div>
      <ul className={styles.wall}>
        {places.map(({ image, text }) => (
          <li key={image}>
            <figure>
              <span className="frame">
                <Picture
                  sources={commerceSources(image, 900)}
                  width={4}
                  height={5}
                  alt={text === null ? copy.asSeenOn : ''}
                  // A picture may be wide: what is seen of it is a part.
                  sizes="(min-width: 768px) 45vw, 90vw"
                />
              </span>
              {text !== null && <figcaption>{text}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
