/** Texts of the page of wishlists and of a shared one. */
export const wishlistsCopy = {
  title: 'Wishlists',
  opening: 'Opening your wishlists',
  unreachable: 'Your wishlists cannot be reached just now. Nothing on them is lost.',
  retry: 'Try again',
  waiting: (count: number) =>
    count === 1
      ? 'One change is kept in this browser and goes to your list as soon as it can be reached.'
      : `${count} changes are kept in this browser and go to your lists as soon as they can be reached.`,
  none: 'No list yet. The heart beside a piece begins one.',
  startShopping: 'See what is new',
  empty: 'Nothing on this list yet.',
  count: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  share: 'Share',
  rename: 'Rename',
  delete: 'Delete',
  actionOn: (action: string, name: string) => `${action} ${name}`,
  listName: 'List name',
  saveName: 'Save name',
  cancel: 'Cancel',
  notRenamed: 'The name could not be saved just now. It is still here: try again.',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: (count: number) =>
    count === 0
      ? 'It is empty.'
      : count === 1
        ? 'The piece on it goes with it.'
        : `The ${count} pieces on it go with it.`,
  deleteList: 'Delete list',
  keepList: 'Keep list',
  notDeleted: 'The list could not be deleted just now.',
  deleted: (name: string) => `${name} is deleted`,
  shareLink: 'Link to this list',
  copyLink: 'Copy link',
  copied: 'Link copied',
  copyByHand: 'The link is selected: copy it by hand.',
  shareNote: 'Whoever has the link sees the list and your first name, and cannot change it.',
  notShared: 'The list could not be shared just now.',
  remove: (title: string) => `Remove ${title}`,
  removed: (title: string) => `${title} is off the list`,
  undo: 'Undo',
  moveToBag: 'Move to bag',
  moveToBagOf: (title: string) => `Move to bag, ${title}`,
  notMoved: (title: string) => `${title} could not be put into the bag. It stays on the list.`,
  soldOut: 'sold out',
  waitlist: 'Join the Waitlist',
  gone: 'This piece is no longer in the shop.',
  goneName: 'A piece that is gone',
  piecesFailed: 'The pieces cannot be shown just now.',
  showMore: 'Show more',
  allOf: (name: string) => `Pieces of ${name}`,
  sharedBy: (name: string | null) => (name === null ? 'A wishlist' : `${name}’s wishlist`),
  sharedGone: 'This list is not shared, or not any more.',
  sharedDown: 'The list cannot be shown just now.',
  sharedOpening: 'Opening the list',
  sharedDescription: 'A list of pieces, shared by a friend.',
};
