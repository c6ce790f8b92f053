import type { CardSwatch } from '@storefront/core/product/card';
import { productCopy } from '../../copy/product-copy.ts';
import { paths } from '../../paths.ts';
import { join } from '../../ui/join.ts';
import { Link } from '../../ui/link.tsx';
import styles from './swatch-dots.module.css';

/** The colours of a design, each a product of its own; filled by SVG because style attributes are forbidden. */
export function SwatchDots({ swatches, isBig }: { swatches: CardSwatch[]; isBig?: boolean }) {
  const radius = isBig ? 12 : 7;
  return (
    <fieldset className={join(styles.dots, isBig ? styles.big : styles.card)}>
      <legend className="sr">{productCopy.colours}</legend>
      {swatches.map((swatch) => (
        <Link
          key={swatch.handle}
          href={paths.product(swatch.handle, 'color-select')}
          className={styles.dot}
          aria-current={swatch.isCurrent || undefined}
        >
          <svg width={radius * 2} height={radius * 2} aria-hidden="true">
            <circle
              cx={radius}
              cy={radius}
              r={swatch.hasBorder ? radius - 0.5 : radius}
              fill={swatch.hex}
              className={swatch.hasBorder ? styles.edge : undefined}
            />
          </svg>
          <span className="sr">{swatch.colour}</span>
        </Link>
      ))}
      {!isBig && swatches.length > 1 && (
        <span className={styles.more} aria-hidden="true">
          + {swatches.length - 1}
        </span>
      )}
    </fieldset>
  );
}
