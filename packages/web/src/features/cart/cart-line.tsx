import type { CartLine as Line } from '@storefront/core/cart/cart';
import { lineNotes } from '@storefront/core/cart/line-notes';
import { priceOfLine } from '@storefront/core/cart/line-price';
import { choiceOf } from '@storefront/core/cart/pending-piece';
import { quantityLimit, stockLimit } from '@storefront/core/cart/quantity';
import { automaticDiscounts } from '@storefront/core/cart/totals';
import { formatAmount } from '@storefront/core/market/price';
import { isAppointment, isGiftCard } from '@storefront/core/product/markers';
import { memo } from 'react';
import { cartCopy } from '../../copy/cart-copy.ts';
import { giftAmount } from '../../copy/gift-amount.ts';
import { paths } from '../../paths.ts';
import { commerceSources } from '../../ui/image-sources.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import styles from './cart-line.module.css';
import { LineChoice } from './line-choice.tsx';

interface CartLineProps {
  /** With the quantity that the shopper sees. */
  line: Line;
  onQuantity: (line: Line, quantity: number) => void;
}

/** Why there can be no more; the stock may have fallen below what the bag holds. */
function stockText(line: Line): string | null {
  const stock = stockLimit(line);
  if (stock === null || line.quantity < stock) return null;
  return line.quantity === stock ? cartCopy.lastOnes(stock) : cartCopy.onlyLeft(stock);
}

/** Drawn anew only when the line itself changes: a bag may have 250. */
export const CartLine = memo(function CartLine({ line, onQuantity }: CartLineProps) {
  const { merchandise, quantity } = line;
  const { title, handle } = merchandise.product;
  const href = paths.product(handle);
  const isHour = isAppointment(merchandise.product);
  const choice = isHour ? cartCopy.hour : choiceOf(merchandise.selectedOptions);
  const { now, before } = priceOfLine(line);
  const notes = [
    ...lineNotes(line, [choice]),
    ...(isGiftCard(merchandise.product) && now.currencyCode !== 'USD' ? [giftAmount] : []),
    ...automaticDiscounts(line).map(({ title, amount }) => cartCopy.saved(title, formatAmount(amount))),
  ];
  const isSoldOut = !merchandise.availableForSale;
  const left = isSoldOut ? cartCopy.soldOut : stockText(line);
  return (
    <li className={styles.line}>
      <Link href={href} className="frame" tabIndex={-1} aria-hidden="true">
        {merchandise.image && (
          <Picture
            sources={commerceSources(merchandise.image.url, 540)}
            width={4}
            height={5}
            alt=""
            sizes="(min-width: 768px) 168px, 104px"
          />
        )}
      </Link>
      <div className={styles.main}>
        <div className={styles.top}>
          <Link href={href}>{title}</Link>
          <Price now={formatAmount(now)} was={before && formatAmount(before)} />
        </div>
        <LineChoice isHour={isHour} choice={choice} />
        {notes.map((note) => (
          <p key={note} className={`${styles.meta} ${styles.note}`}>
            {note}
          </p>
        ))}
        <div className={styles.foot}>
          {!isHour && (
            <Stepper
              label={cartCopy.quantity}
              lessLabel={cartCopy.oneLess(title)}
              moreLabel={cartCopy.oneMore(title)}
              value={quantity}
              limit={isSoldOut ? quantity : quantityLimit(line)}
              onChange={(wanted) => onQuantity(line, wanted)}
            />
          )}
          {left && <span className={styles.last}>{left}</span>}
          <button type="button" className={`link ${styles.remove}`} onClick={() => onQuantity(line, 0)}>
            {cartCopy.remove}
            <span className="sr"> {title}</span>
          </button>
        </div>
      </div>
    </li>
  );
});
