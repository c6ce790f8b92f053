/** Texts of the shell that every page needs at once; those of its late parts are in `late-shell-copy.ts`. */
export const shellCopy = {
  skip: 'Skip to content',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  homepage: 'Homepage',
  toggleSearch: 'Toggle Search',
  search: 'Search',
  /** Holds what is seen, 'Bag (n)', so that speech input finds it. */
  toggleCart: (count: number) => `Toggle Cart, Bag (${count})`,
  bag: (count: number) => `Bag (${count})`,
};
