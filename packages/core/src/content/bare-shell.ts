import type { ShellContent } from './site-content.ts';

/** The shell when the CMS never responded: only the links to the home page and the cart remain. */
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
