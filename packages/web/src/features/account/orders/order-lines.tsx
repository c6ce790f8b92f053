import { choiceOf, type PieceToAdd } from '@storefront/core/cart/pending-piece';
import { formatAmount } from '@storefront/core/market/price';
import { buyAgain } from '@storefront/core/order/buy-again';
import type { OrderLine } from '@storefront/core/order/order';
import { orderCopy as copy } from '../../../copy/order-copy.ts';
import { isSecondClick } from '../../../hooks/is-second-click.ts';
import { paths } from '../../../paths.ts';
import { commerceSources } from '../../../ui/image-sources.ts';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './order-detail.module.css';
import { toPieces } from './to-pieces.ts';

/** `soldOut` is what to say of the pieces that are left out; null where there are none. */
export type BuyAgain = (lines: readonly PieceToAdd[], soldOut: string | null) => void;

interface OrderLinesProps {
  lines: readonly OrderLine[];
  onBuyAgain: BuyAgain;
}

/** What was ordered; each piece can be bought again, or it is said why not. */
export function OrderLines({ lines, onBuyAgain }: OrderLinesProps) {
  // Two lines may be alike, and their order never changes.
  const rows = lines.map((line, place) => ({ key: String(place), line }));
  return (
    <ul>
      {rows.map(({ key, line }) => (
        <Line key={key} line={line} onBuyAgain={onBuyAgain} />
      ))}
    </ul>
  );
}

function Line({ line, onBuyAgain }: { line: OrderLine; onBuyAgain: BuyAgain }) {
  const { title, variant, selectedOptions, quantity, image, total } = line;
  const href = variant && paths.product(variant.productHandle);
  const { lines, unavailable } = buyAgain([line]);
  const picture = image && (
    <Picture sources={commerceSources(image.src, 360)} width={4} height={5} alt="" sizes="104px" />
  );
  return (
    <li className={styles.line}>
      <span className="frame">{picture}</span>
      <div className={styles.main}>
        <div className={styles.top}>
          {href ? <Link href={href}>{title}</Link> : <span>{title}</span>}
          <span className="num">{formatAmount(total)}</span>
        </div>
        <p className={styles.meta}>
          {[choiceOf(selectedOptions), `× ${quantity}`].filter(Boolean).join(', ')}
        </p>
        {line.attributes
          .filter(({ key }) => !key.startsWith('_'))
          .map(({ key, value }) => (
            <p key={key} className={styles.meta} dir="auto">
              {key}: {value}
            </p>
          ))}
        <div className={styles.foot}>
          {lines.length > 0 ? (
            <button
              type="button"
              className="link"
              aria-label={copy.againNamed(title)}
              onClick={(event) => !isSecondClick(event) && onBuyAgain(toPieces(lines, [line]), null)}
            >
              {copy.again}
            </button>
          ) : (
            unavailable.length > 0 && <span>{variant ? copy.soldOut : copy.gone}</span>
          )}
        </div>
      </div>
    </li>
  );
}
