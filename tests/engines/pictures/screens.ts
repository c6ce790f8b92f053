import type { Width } from '../engine.ts';
import type { Shopper } from '../shopper.ts';
import { the } from '../target.ts';

/** A state of the shop that is photographed in every engine. */
export interface Screen {
  name: string;
  widths?: readonly Width[];
  path: string;
  prepare?: (shopper: Shopper) => Promise<void>;
}

const toBottom = (shopper: Shopper) =>
  shopper.read(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));

/** Every screen that is photographed: one line each. */
export const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/collections/evening' },
  { name: 'listing-below', path: '/collections/evening', prepare: (shopper) => shopper.scrollTo(900) },
  { name: 'product', path: '/products/aurelia-slip-dress-oxblood' },
  { name: 'band-and-cup', path: '/products/odile-balconette-bra-black', prepare: expand },
  { name: 'bag', path: '/collections/evening', prepare: (shopper) => openBy(shopper, /^Toggle Cart/) },
  { name: 'search', path: '/collections/evening', prepare: searchSlip },
  {
    name: 'menu-of-phones',
    widths: [390],
    path: '/collections/evening',
    prepare: (shopper) => openBy(shopper, 'Open menu'),
  },
  { name: 'menu-of-a-word', widths: [1440], path: '/collections/evening', prepare: hoverClothing },
  {
    name: 'details',
    widths: [1440],
    path: '/products/aurelia-slip-dress-oxblood',
    prepare: (shopper) => openBy(shopper, 'Details'),
  },
  { name: 'focus', path: '/collections/evening', prepare: tabTwice },
  { name: 'footer', path: '/cart', prepare: toBottom },
  { name: 'empty-bag', path: '/cart' },
  { name: 'not-found', path: '/products/not-there' },
];

async function openBy(shopper: Shopper, name: string | RegExp): Promise<void> {
  await shopper.press(the('button', name));
}

async function expand(shopper: Shopper): Promise<void> {
  if (shopper.isPhone) await openBy(shopper, 'Expand details');
}

async function searchSlip(shopper: Shopper): Promise<void> {
  await openBy(shopper, 'Toggle Search');
  await shopper.fill(the('combobox', 'Search'), 'slip');
  await shopper.see(the('option', /\$\d/));
}

async function hoverClothing(shopper: Shopper): Promise<void> {
  await shopper.hover(the('link', 'Clothing', the('navigation', 'Main')));
  await shopper.see(the('region', 'Clothing'));
}

async function tabTwice(shopper: Shopper): Promise<void> {
  await shopper.key('Tab');
  await shopper.key('Tab');
}
