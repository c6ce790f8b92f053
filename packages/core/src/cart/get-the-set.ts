import { productMarkers } from '../product/markers.ts';
import type { Product, Variant } from '../product/product.ts';
import type { Cart } from './cart.ts';

type SetProduct = Pick<Product, 'handle' | 'vendor' | 'variants'>;

/** The drawer shows no more. */
const MAX_SHOWN = 8;

/** `[screen.get-the-set-drawer.4]` The first eight products with at least one selectable variant. */
export function productsOfSet<P extends SetProduct>(products: readonly P[]): P[] {
  return products.filter(({ variants }) => variants.some(isSelectable)).slice(0, MAX_SHOWN);
}

/** `[rule.get-the-set.2]` */
export function isSelectable(variant: Pick<Variant, 'availableForSale'>): boolean {
  return variant.availableForSale;
}

/** `[screen.get-the-set-drawer.1]` The lingerie title, if there is one, when the first product is lingerie. */
export function titleOfSet(
  products: readonly SetProduct[],
  titles: { title: string; lingerieTitle: string | null },
): string {
  const isLingerie = products[0]?.vendor === productMarkers.lingerieVendor;
  return (isLingerie && titles.lingerieTitle) || titles.title;
}

/** `[state.get-the-set-card.4]` `[screen.get-the-set-drawer.8]` Whether every product of the set is in the cart. */
export function isSetComplete(products: readonly Pick<Product, 'handle'>[], cart: Cart | null): boolean {
  const handles = new Set(cart?.lines.map(({ merchandise }) => merchandise.product.handle));
  return products.length > 0 && products.every(({ handle }) => handles.has(handle));
}

/** `[screen.get-the-set-drawer.6]` Whether the drawer closes when a card signals that it is done. */
export function closesOnSignal(products: readonly unknown[], { isNarrow }: { isNarrow: boolean }): boolean {
  return isNarrow || products.length === 1;
}

/** A card of the drawer. */
export interface SetCard {
  selectedVariantId: string | null;
  isDropdownOpen: boolean;
  isAdding: boolean;
}

export type SetCardAction =
  | { kind: 'toggle-dropdown' }
  | { kind: 'select'; variant: Pick<Variant, 'id' | 'availableForSale'> }
  | { kind: 'add' }
  | { kind: 'added' };

export const EMPTY_SET_CARD: SetCard = { selectedVariantId: null, isDropdownOpen: false, isAdding: false };

/** `[state.get-the-set-card.1]` `[state.get-the-set-card.2]` `[state.get-the-set-card.3]` Selecting a sold-out size changes nothing; one add at a time. */
export function changeSetCard(card: SetCard, action: SetCardAction): SetCard {
  switch (action.kind) {
    case 'toggle-dropdown':
      return { ...card, isDropdownOpen: !card.isDropdownOpen };
    case 'select':
      if (!isSelectable(action.variant)) return card;
      return { ...card, selectedVariantId: action.variant.id, isDropdownOpen: false };
    case 'add':
      return { ...card, isAdding: card.selectedVariantId !== null };
    case 'added':
      return { ...card, isAdding: false };
  }
}

/** `[state.get-the-set-card.1]` `[state.get-the-set-card.3]` The button of a card. */
export function setCardButton(card: SetCard): { label: 'add' | 'adding'; isDisabled: boolean } {
  return {
    label: card.isAdding ? 'adding' : 'add',
    isDisabled: card.selectedVariantId === null || card.isAdding,
  };
}
