/** Null: nobody knows what is in the bag. */
const bag = (count: number | null) => (count === null ? 'Bag' : `Bag (${count})`);

/** Texts of the shell in every page's first load; those of its late parts are in `late-shell-copy.ts`. */
export const shellCopy = {
  skip: 'Skip to content',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  homepage: 'Homepage',
  toggleSearch: 'Toggle Search',
  search: 'Search',
  /** Contains the visible text, 'Bag (n)', for speech input. */
  toggleCart: (count: number | null) => `Toggle Cart, ${bag(count)}`,
  bag,
};
