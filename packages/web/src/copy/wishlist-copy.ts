import type { ListNameProblem } from '@storefront/core/wishlist/wishlist-modal';

/** Texts of hearts and of the wishlist modal. */
export const wishlistCopy = {
  /** `[const.page-meta.3]` */
  savedItems: 'Saved items',
  save: (title: string) => `Save ${title} to a wishlist`,
  title: 'Add to wishlist',
  close: 'Close',
  tabs: { select: 'Lists', new: 'New List' },
  size: 'Size',
  chooseSize: 'Choose a size',
  oneSize: 'One size',
  list: 'List',
  chooseList: 'Choose a list',
  added: (name: string) => `${name} (added)`,
  saveToList: 'Save to list',
  seeWishlists: 'See Your Wishlists',
  listName: 'List name',
  create: 'Create',
  firstPiece: (title: string, size: string | null) =>
    size === null
      ? `${title} goes on it as the first piece.`
      : `${title} in ${size} goes on it as the first piece.`,
  addedToList: 'Added to list',
  viewWishlist: 'View wishlist',
  guest: 'To use the wishlist, please login or create an account',
  opening: 'Opening your lists',
  unreachable: 'Your wishlists cannot be reached just now. Nothing on them is lost.',
  retry: 'Try again',
  pieceUnknown: 'The sizes of this piece cannot be shown just now.',
  notCreated: 'The list could not be created just now. Its name is still here: try again.',
  nameRefused: 'This name cannot be used. Please choose another one.',
  listGone: (name: string | null) => `${name ?? 'The list'} was deleted meanwhile.`,
  pieceNotSaved: (name: string | null) =>
    `${name ?? 'The list'} was deleted meanwhile. The piece is not saved.`,
  notChanged: (name: string | null) => `${name ?? 'The list'} could not be changed.`,
  problems: {
    empty: 'A list needs a name.',
    'too-short': 'The name needs at least 3 characters.',
    'too-long': 'The name has room for 50 characters.',
    taken: 'You have a list of this name already.',
  } satisfies Record<ListNameProblem, string>,
};
