import type { ShellContent } from './site-content.ts';

/** The shell of a shop whose CMS has never answered: nothing but the way to the home page and the bag. */
export const bareShell: ShellContent = {
  revision: 'none',
  banner: null,
  menu: [],
  mobileMenu: { links: [], quickLinks: [] },
  footer: { groups: [] },
  help: { phone: null, email: null },
  newsletter: null,
  emptyCart: [],
  cartPageFooter: [],
  cartBanner: null,
  seo: { title: null, description: null, image: null },
};
