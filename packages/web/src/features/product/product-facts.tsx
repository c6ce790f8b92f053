import type { ProductPage } from '@storefront/core/product/to-product-page';
import { productLateCopy as copy } from '../../copy/product-late-copy.ts';
import { join } from '../../ui/join.ts';
import styles from './product-info.module.css';
import { SwatchDots } from './swatch-dots.tsx';

export interface ProductFactsProps {
  product: ProductPage;
  /** By live stock: a piece that was to come may be for sale. */
  isComing: boolean;
  /** An appointment has none. */
  hasColour: boolean;
}

/** `[screen.product-detail-page.6]` What is so of every size: labels, notes, description, and the other colours. */
export function ProductFacts({ product, isComing, hasColour }: ProductFactsProps) {
  const { labels, isFinalSale, comingSoon, description, swatches } = product;
  const notes = [isFinalSale && copy.finalSale, isComing && comingSoon].filter(
    (note) => typeof note === 'string',
  );
  const current = swatches.find((swatch) => swatch.isCurrent);
  // Editors' colours need not name the page's own.
  const colour = current?.colour || product.variants[0]?.selectedOptions[1]?.value.trim();
  return (
    <div className={styles.more}>
      <p className={styles.tags}>
        {labels.labels.map(({ text, isReduction }) => (
          <span key={text} className={join('tag', isReduction && 'wine')}>
            {text}
          </span>
        ))}
        {[...labels.badges, ...notes].map((text) => (
          <span key={text} className="tag">
            {text}
          </span>
        ))}
      </p>
      {labels.notes.map((note) => (
        <p key={note} className={join('small', 'muted', styles.note)}>
          {note}
        </p>
      ))}
      {description && <p className={join('muted', styles.text)}>{description}</p>}
      {hasColour && swatches.length > 1 && (
        <div className={styles.block}>
          {colour && (
            <p className={styles.legend}>
              <span>
                {copy.colour} <b>{colour}</b>
              </span>
            </p>
          )}
          <SwatchDots swatches={swatches} isBig />
        </div>
      )}
    </div>
  );
}
