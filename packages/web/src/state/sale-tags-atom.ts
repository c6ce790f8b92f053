import type { SaleTag } from '@storefront/core/product/labels';
import { atom } from 'jotai';

/** The settings' sale tags of cards, for cards that the browser makes. */
export const saleTagsAtom = atom<readonly SaleTag[]>([]);
