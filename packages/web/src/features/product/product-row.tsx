import type { ProductCard as Card } from '@storefront/core/product/card';
import { productCardCopy } from '../../copy/product-card-copy.ts';
import { paths } from '../../paths.ts';
import { cardSources } from '../../ui/image-sources.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { CardBoundary } from './card-boundary.tsx';
import { CardPrice } from './card-price.tsx';
import styles from './product-row.module.css';

/** A small picture with the product's name, price and link beside it. */
export function ProductRow({ card }: { card: Card }) {
  return (
    <CardBoundary fallback={<p className={styles.failed}>{productCardCopy.failed}</p>}>
      <Row card={card} />
    </CardBoundary>
  );
}

function Row({ card }: { card: Card }) {
  const colour = card.swatches.find((swatch) => swatch.isCurrent)?.colour;
  return (
    <>
      <span className="frame">
        {card.image && (
          <Picture sources={cardSources(card.image.src, 360)} width={4} height={5} alt="" sizes="120px" />
        )}
      </span>
      <div className={styles.text}>
        <span>
          {card.title}
          {colour && (
            <>
              <br />
              <span className="muted">{colour}</span>
            </>
          )}
        </span>
        <p>
          <CardPrice card={card} />
          <Link className="link" href={paths.product(card.handle)}>
            {productCardCopy.view}
            <span className="sr"> {card.title}</span>
          </Link>
        </p>
      </div>
    </>
  );
}
