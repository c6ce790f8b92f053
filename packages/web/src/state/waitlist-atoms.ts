import type { ProductImage } from '@storefront/core/product/product';
import {
  changeWaitlistModal,
  type WaitlistAction,
  type WaitlistModal,
} from '@storefront/core/waitlist/waitlist-modal';
import { atom } from 'jotai';

/** A variant that is not in stock, with what the waitlist shows of it. */
export interface BackInStockVariant {
  /** Numeric id. */
  variantId: string;
  variantTitle: string;
  product: { title: string; tags: readonly string[]; image: ProductImage | null };
}

const modalAtom = atom<WaitlistModal<BackInStockVariant>>({ step: 'closed' });

/** `[state.waitlist-modal.1]` Features open the waitlist, so its state is not a feature's own. */
export const waitlistModalAtom = atom(
  (get) => get(modalAtom),
  (get, set, action: WaitlistAction<BackInStockVariant>) =>
    set(modalAtom, changeWaitlistModal(get(modalAtom), action)),
);

/** `[entity.site-state.8]` */
export const selectedBackInStockVariantAtom = atom(
  (get) => {
    const modal = get(modalAtom);
    return modal.step === 'closed' ? null : modal.selected;
  },
  (_get, set, selected: BackInStockVariant) => set(waitlistModalAtom, { kind: 'select', selected }),
);
