/** Texts of the shell that shoppers read and editors do not write. */
export const shellCopy = {
  close: 'Close',
  skip: 'Skip to content',
  announcements: 'Announcements',
  pause: 'Pause announcements',
  play: 'Play announcements',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  homepage: 'Homepage',
  main: 'Main',
  quickLinks: 'Quick links',
  footer: 'Footer',
  /** Holds what is seen, 'Bag (n)', so that speech input finds it. */
  toggleCart: (count: number) => `Toggle Cart, Bag (${count})`,
  bag: (count: number) => `Bag (${count})`,
  help: 'Help',
  phone: 'Phone / Text',
  email: 'Email',
  legal: (year: number, brand: string) => `© ${year} ${brand}`,
};
