import type { CartLine as Line } from '@storefront/core/cart/cart';
import { priceOfLine } from '@storefront/core/cart/line-price';
import { quantityLimit } from '@storefront/core/cart/quantity';
import { formatAmount } from '@storefront/core/market/price';
import { isAppointment } from '@storefront/core/product/markers';
import { cartCopy } from '../../copy/cart-copy.ts';
import { paths } from '../../paths.ts';
import { commerceSources } from '../../ui/image-sources.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import styles from './cart-line.module.css';

interface CartLineProps {
  /** With the quantity that the shopper sees. */
  line: Line;
  onQuantity: (quantity: number) => void;
}

/** `Oxblood, S`: the colour before the size. */
function choiceOf(line: Line): string {
  return line.merchandise.selectedOptions
    .map(({ value }) => value)
    .filter((value) => value !== 'Default Title')
    .toReversed()
    .join(', ');
}

export function CartLine({ line, onQuantity }: CartLineProps) {
  const { merchandise } = line;
  const { title, handle } = merchandise.product;
  const href = paths.product(handle);
  const isHour = isAppointment(merchandise.product);
  const choice = isHour ? cartCopy.hour : choiceOf(line);
  const { now, before } = priceOfLine(line);
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
        <p className={styles.meta}>{choice}</p>
        {line.attributes
          // The note of an appointment says it on the order.
          .filter(({ key, value }) => !key.startsWith('_') && value !== choice)
          .map(({ key, value }) => (
            <p key={key} className={`${styles.meta} ${styles.note}`}>
              {key === 'Note' ? value : `${key}: ${value}`}
            </p>
          ))}
        <div className={styles.foot}>
          {!isHour && (
            <Stepper
              label={cartCopy.quantity}
              lessLabel={cartCopy.oneLess(title)}
              moreLabel={cartCopy.oneMore(title)}
              value={line.quantity}
              limit={quantityLimit(line)}
              onChange={onQuantity}
            />
          )}
          <button type="button" className={`link ${styles.remove}`} onClick={() => onQuantity(0)}>
            {cartCopy.remove}
            <span className="sr"> {title}</span>
          </button>
        </div>
      </div>
    </li>
  );
}
