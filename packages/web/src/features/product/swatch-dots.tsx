import { type CardSwatch, mobileSwatches } from '@storefront/core/product/swatches';
import { productCardCopy } from '../../copy/product-card-copy.ts';
import { paths } from '../../paths.ts';
import { join } from '../../ui/join.ts';
import { isPlainClick, Link } from '../../ui/link.tsx';
import styles from './swatch-dots.module.css';

interface SwatchDotsProps {
  swatches: CardSwatch[];
  /** How many phones show; all by default. */
  mobileCount?: number;
  isBig?: boolean;
  /** A plain click calls it instead of opening the product. */
  onChoose?: (handle: string) => void;
}

/**
 * Links to the other colours of a design, named by attributes: texts that only screen readers get would be layers of
 * their own, thousands in a long listing, and each touch walks them. SVG fills them because the security policy forbids
 * style attributes.
 */
export function SwatchDots({ swatches, mobileCount = swatches.length, isBig, onChoose }: SwatchDotsProps) {
  const radius = isBig ? 12 : 7;
  const strike = `M0 ${radius * 2}L${radius * 2} 0`;
  const { shown, more } = mobileSwatches(swatches, mobileCount);
  return (
    <fieldset className={join(styles.dots, isBig && styles.big)} aria-label={productCardCopy.colours}>
      {swatches.map((swatch) => (
        <Link
          key={swatch.handle}
          href={paths.product(swatch.handle, 'color-select')}
          className={join(styles.dot, !shown.includes(swatch) && styles.wide)}
          onClick={
            onChoose &&
            ((event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onChoose(swatch.handle);
            })
          }
          aria-current={swatch.isCurrent || undefined}
          aria-label={swatch.isSoldOut ? productCardCopy.soldOutColour(swatch.colour) : swatch.colour}
        >
          <svg width={radius * 2} height={radius * 2} aria-hidden="true">
            <circle
              cx={radius}
              cy={radius}
              r={swatch.hasBorder ? radius - 0.5 : radius}
              fill={swatch.hex}
              className={swatch.hasBorder ? styles.edge : undefined}
            />
            {swatch.isSoldOut && (
              <>
                <path d={strike} className={styles.gap} />
                <path d={strike} className={styles.strike} />
              </>
            )}
          </svg>
        </Link>
      ))}
      {more > 0 && (
        <span className={styles.more} aria-hidden="true">
          + {more}
        </span>
      )}
    </fieldset>
  );
}
