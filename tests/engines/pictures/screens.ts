import type { Width } from '../engine.ts';
import { becomeAgathe, savePiece, signInAgain } from '../journeys/customers.ts';
import { expandDetails } from '../journeys/expand-details.ts';
import { type Panel, panels } from '../journeys/panel-list.ts';
import type { Shopper } from '../shopper.ts';
import { the } from '../target.ts';

/** A state of the shop that is photographed in every engine. */
export interface Screen {
  name: string;
  widths?: readonly Width[];
  /** The browser has no choice of cookies yet, so the consent dialog appears. */
  isFirstVisit?: boolean;
  path: string;
  prepare?: (shopper: Shopper) => Promise<void>;
}

const PIECE = '/products/aurelia-slip-dress-black';

/** Pages as they open: one line each. */
const pages: Readonly<Record<string, string>> = {
  home: '/',
  listing: '/collections/evening',
  product: '/products/aurelia-slip-dress-oxblood',
  'sold-out': '/products/noemie-lace-hem-slip-rose',
  'coming-soon': '/products/vesper-bias-nightgown-marigold',
  preorder: '/products/astor-wrap-coat-camel',
  'final-sale': '/products/lux-corset-mini-oxblood',
  'gift-card': '/products/the-gift-card-oxblood',
  fitting: '/products/atelier-fitting-ivory',
  'search-page': '/search?q=dress',
  'search-without-results': '/search?q=qwxz',
  'empty-bag': '/cart',
  login: '/account/login',
  'create-account': '/account/create-account',
  stories: '/stories',
  story: '/stories/cut-on-the-cross',
  campaigns: '/campaigns',
  campaign: '/campaigns/nocturne',
  archive: '/pages/archive',
  returns: '/pages/returns',
  'our-story': '/pages/our-story',
  contact: '/pages/contact',
  'size-guide-page': '/pages/size-guide',
  'not-found': '/products/not-there',
};

/** Pages of a customer who has saved a piece. */
const ofCustomer: Readonly<Record<string, string>> = {
  account: '/account',
  orders: '/account/order-history',
  addresses: '/account/addresses',
  details: '/account/profile',
  wishlists: '/account/wishlist',
  rewards: '/account/rewards',
};

/** Every screen that is photographed. */
export const screens: readonly Screen[] = [
  ...Object.entries(pages).map(([name, path]) => ({ name, path })),
  ...Object.entries(ofCustomer).map(([name, path]) => ({
    name,
    path: '/account/login',
    prepare: async (shopper: Shopper) => {
      await becomeCustomer(shopper);
      await shopper.open(path);
      await shopper.see(the('navigation', 'Account'));
    },
  })),
  { name: 'first-visit', path: '/collections/evening', isFirstVisit: true },
  { name: 'listing-below', path: '/collections/evening', prepare: (shopper) => shopper.scrollTo(900) },
  { name: 'band-and-cup', path: '/products/odile-balconette-bra-black', prepare: expandDetails },
  { name: 'gift-form', path: '/products/the-gift-card-oxblood', prepare: sendAsGift },
  { name: 'search-suggestions', path: '/collections/evening', prepare: searchSlip },
  { name: 'piece-in-bag', path: PIECE, prepare: addPiece },
  { name: 'piece-on-bag-page', path: PIECE, prepare: viewBag },
  {
    name: 'checkout',
    path: PIECE,
    prepare: async (shopper) => {
      await viewBag(shopper);
      await shopper.press(the('button', 'Checkout', the('main')));
      await shopper.see(the('button', /^Pay/));
    },
  },
  {
    name: 'sizes-of-a-card',
    widths: [1440],
    path: '/collections/evening',
    prepare: async (shopper) => {
      await shopper.hover(the('link', 'Aurelia Slip Dress', the('list', 'Products')));
      await shopper.see(the('button', 'Add size XS to the bag'));
    },
  },
  { name: 'focus', path: '/collections/evening', prepare: tabTwice },
  { name: 'footer', path: '/cart', prepare: (shopper) => shopper.scrollToEnd() },
  ...panels.map((panel) => ({
    name: panel.name.replaceAll(/\W+/g, '-'),
    ...(panel.widths && { widths: panel.widths }),
    path: panel.path,
    prepare: (shopper: Shopper) => openPanel(shopper, panel),
  })),
];

/** One customer with one list for all pictures: an address may make few accounts in an hour. */
let account: Promise<string> | null = null;

async function becomeCustomer(shopper: Shopper): Promise<void> {
  if (account) return signInAgain(shopper, await account);
  account = becomeAgathe(shopper).then(async (email) => {
    await savePiece(shopper);
    return email;
  });
  await account;
}

async function openPanel(shopper: Shopper, { before, opener, hovered, panel }: Panel): Promise<void> {
  await before?.(shopper);
  if (hovered) await shopper.hover(hovered);
  else await shopper.press(opener);
  await shopper.see(panel);
}

async function sendAsGift(shopper: Shopper): Promise<void> {
  await expandDetails(shopper);
  await shopper.press(the('button', 'Send as Gift'));
  await shopper.see(the('textbox', 'To'));
}

async function addPiece(shopper: Shopper): Promise<void> {
  await expandDetails(shopper);
  await shopper.press(the('radio', /^M\b/));
  await shopper.press(the('button', 'Add to Bag — M'));
  await shopper.see(the('heading', 'Bag (1)', the('dialog', /^Bag/)));
}

async function viewBag(shopper: Shopper): Promise<void> {
  await addPiece(shopper);
  await shopper.press(the('link', 'View My Bag', the('dialog', /^Bag/)));
  await shopper.see(the('heading', 'Your bag'));
}

async function searchSlip(shopper: Shopper): Promise<void> {
  await shopper.press(the('button', 'Toggle Search'));
  await shopper.fill(the('combobox', 'Search'), 'slip');
  await shopper.see(the('option', /\$\d/));
}

async function tabTwice(shopper: Shopper): Promise<void> {
  await shopper.key('Tab');
  await shopper.key('Tab');
}
