import { closesOnSignal, isSetComplete, titleOfSet } from '@storefront/core/cart/get-the-set';
import type { PieceToAdd } from '@storefront/core/cart/pending-piece';
import { isMobileSize } from '@storefront/core/shell/viewport';
import { useAtom, useAtomValue, useStore } from 'jotai';
import { setCopy as copy } from '../../../copy/set-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { cartAtom } from '../cart-atoms.ts';
import { useCart } from '../use-cart.ts';
import type { ShownSet } from './load-set.ts';
import { isGetTheSetOpenAtom } from './set-atoms.ts';
import { SetCard } from './set-card.tsx';
import styles from './set-drawer.module.css';

/** `[screen.get-the-set-drawer.1]` `[screen.get-the-set-drawer.2]` */
export function SetDrawer({ title, titleLingerie, bannerText, products }: ShownSet) {
  const store = useStore();
  const [isOpen, setOpen] = useAtom(isGetTheSetOpenAtom);
  const cart = useAtomValue(cartAtom);
  const { addQuietly } = useCart();
  const inBag = new Set(cart?.lines.map(({ merchandise }) => merchandise.product.handle));
  const close = () => setOpen(false);

  /** `[screen.get-the-set-drawer.6]` `[screen.get-the-set-drawer.7]` `[screen.get-the-set-drawer.8]` */
  const add = async (piece: PieceToAdd) => {
    const outcome = await addQuietly([piece], { addToCartType: 'get the set' });
    const isAdded = outcome.isReached && outcome.refused.length === 0;
    const isNarrow = isMobileSize(window.innerWidth);
    const isDone = closesOnSignal(products, { isNarrow }) || isSetComplete(products, store.get(cartAtom));
    if (isAdded && isDone) close();
    return outcome;
  };

  return (
    <Drawer
      isOpen={isOpen}
      onClose={close}
      title={titleOfSet(products, { title: title ?? copy.title, lingerieTitle: titleLingerie })}
      closeLabel={copy.close}
      foot={
        <Button look="line" isBlock onClick={close}>
          {copy.back}
        </Button>
      }
    >
      {bannerText && <p className={styles.banner}>{bannerText}</p>}
      <ul>
        {products.map((product) => (
          <SetCard key={product.handle} product={product} isInBag={inBag.has(product.handle)} onAdd={add} />
        ))}
      </ul>
    </Drawer>
  );
}
