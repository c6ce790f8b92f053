import { buyAgain } from '@storefront/core/order/buy-again';
import type { OrderLine } from '@storefront/core/order/order';
import { useState } from 'react';
import { orderCopy as copy } from '../../../copy/order-copy.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './order-detail.module.css';
import type { BuyAgain } from './order-lines.tsx';
import { toPieces } from './to-pieces.ts';

interface BuyAllProps {
  lines: readonly OrderLine[];
  onBuyAgain: BuyAgain;
}

/** Buys an order again; absent where it has nothing that is bought again, such as gifts only. */
export function BuyAll({ lines, onBuyAgain }: BuyAllProps) {
  const [soldOut, setSoldOut] = useState<string | null>(null);
  const all = buyAgain(lines);
  if (all.lines.length === 0 && all.unavailable.length === 0) return null;

  function buyAll() {
    if (all.lines.length === 0) return setSoldOut(copy.noneAvailable);
    onBuyAgain(
      toPieces(all.lines, lines),
      all.unavailable.length > 0 ? copy.unavailable(all.unavailable) : null,
    );
  }

  return (
    <>
      <div role="status">{soldOut && <p className={styles.note}>{soldOut}</p>}</div>
      <Button isBlock isOnce onClick={buyAll}>
        {copy.allAgain}
      </Button>
      {all.hasGifts && <p className={styles.note}>{copy.giftsLeftOut}</p>}
    </>
  );
}
