import { formatPrice } from '@storefront/core/market/price';
import type { ProductCard as Card } from '@storefront/core/product/card';
import { productCardCopy } from '../../copy/product-card-copy.ts';
import { paths } from '../../paths.ts';
import { commerceSources } from '../../ui/image-sources.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { CardGuard } from './card-guard.tsx';
import styles from './piece-row.module.css';

/** A product in two lines beside a small picture. */
export function PieceRow({ card }: { card: Card }) {
  return (
    <CardGuard instead={<p className={styles.failed}>{productCardCopy.failed}</p>}>
      <Piece card={card} />
    </CardGuard>
  );
}

function Piece({ card }: { card: Card }) {
  const colour = card.swatches.find((swatch) => swatch.isCurrent)?.colour;
  return (
    <>
      <span className="frame">
        {card.image && (
          <Picture sources={commerceSources(card.image.src, 360)} width={4} height={5} alt="" sizes="120px" />
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
          <Price now={formatPrice(card.price, 'USD')} />
          <Link className="link" href={paths.product(card.handle)}>
            {productCardCopy.view}
            <span className="sr"> {card.title}</span>
          </Link>
        </p>
      </div>
    </>
  );
}
