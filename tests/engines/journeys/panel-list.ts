import type { Width } from '../engine.ts';
import type { Shopper } from '../shopper.ts';
import { type Target, the } from '../target.ts';
import { expandDetails } from './expand-details.ts';

/** A menu, panel, drawer or dialog. Later ones add a row. */
export interface Panel {
  name: string;
  widths?: readonly Width[];
  /** The page it opens over. */
  path: string;
  opener: Target;
  panel: Target;
  /** What a pointer closes it with; null for those that close by leaving them. */
  closer: Target | null;
  /** Whether the page behind it is still while it is open. */
  isModal: boolean;
  /** What leads to the opener. */
  before?: (shopper: Shopper) => Promise<void>;
  /** Where the opener stands if not in the header or beside the first picture: among the pieces, or at the page's end. */
  isIn?: 'content' | 'end';
  /** What opens it by hovering, where there is a mouse: what closes it then is leaving it. */
  hovered?: Target;
}

export const LISTING = '/collections/evening';
const DRESS = '/products/aurelia-slip-dress-oxblood';
const SOLD_OUT = '/products/sabine-wrap-dress-dusk-blue';
const banner = the('banner');
const footer = the('contentinfo');

export const panels: readonly Panel[] = [
  {
    name: 'the bag',
    path: LISTING,
    opener: the('button', /^Toggle Cart/),
    panel: the('dialog', /^Bag/),
    closer: the('button', 'Close bag'),
    isModal: true,
  },
  {
    name: 'the menu of phones',
    widths: [390],
    path: LISTING,
    opener: the('button', /^(Open|Close) menu$/),
    panel: the('navigation', 'Main'),
    closer: the('button', 'Close menu'),
    isModal: true,
  },
  {
    name: 'search',
    path: LISTING,
    opener: the('button', 'Toggle Search'),
    panel: the('combobox', 'Search'),
    closer: the('button', 'Toggle Search'),
    isModal: false,
  },
  {
    name: 'the menu of a word',
    widths: [1440],
    path: LISTING,
    opener: the('button', 'Show Clothing', banner),
    panel: the('region', 'Clothing'),
    closer: null,
    isModal: false,
    hovered: the('link', 'Clothing', banner),
  },
  {
    name: 'the help menu',
    widths: [1440],
    path: LISTING,
    opener: the('button', 'Help', banner),
    panel: the('navigation', 'Help'),
    closer: null,
    isModal: false,
    hovered: the('button', 'Help', banner),
  },
  { ...drawerOf('Details'), widths: [1440] },
  { ...drawerOf('Fabric + Care'), widths: [390] },
  drawerOf('Sizing'),
  drawerOf('Shipping and Returns'),
  { ...drawerOf('Reviews'), ...dialogNamed('Other customers said…') },
  {
    name: 'the size guide beside the sizes',
    path: '/products/odile-balconette-bra-black',
    before: expandDetails,
    opener: the('button', 'Size guide'),
    ...dialogNamed('Sizing'),
    isModal: true,
  },
  {
    name: 'the enlarged picture',
    path: DRESS,
    opener: the('button', /hanger , Zoom$/),
    panel: the('dialog', /, zoomed$/),
    closer: the('button', 'Close zoom'),
    isModal: true,
  },
  {
    name: 'the waitlist',
    path: SOLD_OUT,
    before: async (shopper) => {
      await expandDetails(shopper);
      await shopper.press(the('radio', 'M, sold out'));
    },
    opener: the('button', /^Join the Waitlist/, the('main')),
    ...dialogNamed('Waitlist'),
    isModal: true,
  },
  {
    name: 'the wishlists of a guest',
    path: DRESS,
    before: expandDetails,
    opener: the('button', 'Save Aurelia Slip Dress to a wishlist'),
    ...dialogNamed('Add to wishlist'),
    isModal: true,
  },
  {
    name: 'quick add',
    widths: [390],
    path: LISTING,
    isIn: 'content',
    opener: the('button', /^Open quick add, Aurelia/),
    ...dialogNamed(/^Quick add/),
    isModal: true,
  },
  {
    name: 'the filters',
    widths: [390],
    path: LISTING,
    isIn: 'content',
    opener: the('button', /^Filter/),
    panel: the('dialog', 'Filter'),
    closer: the('button', 'Close filters'),
    isModal: true,
  },
  {
    name: 'the collections of a search',
    widths: [390],
    path: '/search?q=dress',
    opener: the('button', /^Collection/),
    panel: the('dialog', 'Collection'),
    closer: the('button', 'Close collections'),
    isModal: true,
  },
  {
    name: 'the countries',
    path: '/',
    isIn: 'end',
    opener: the('button', /^Change country/, footer),
    ...dialogNamed('Where shall we send it?'),
    isModal: true,
  },
  {
    name: 'the choice of cookies',
    path: '/',
    isIn: 'end',
    opener: the('link', 'Cookie preferences', footer),
    panel: the('dialog', 'Your choices'),
    closer: the('button', 'Close, change nothing'),
    isModal: false,
  },
  {
    name: 'the newsletter',
    path: '/',
    isIn: 'end',
    opener: the('link', 'Letters from the house', footer),
    ...dialogNamed('Letters from the house'),
    isModal: true,
  },
];

/** A drawer of a piece's page, by the words on its button, which are its title. */
function drawerOf(name: string): Panel {
  const starts = new RegExp(`^${name.replace('+', '\\+')}`);
  return {
    name: `the drawer of ${name}`,
    path: DRESS,
    isIn: 'content',
    before: expandDetails,
    opener: the('button', starts, the('main')),
    ...dialogNamed(name),
    isModal: true,
  };
}

function dialogNamed(name: string | RegExp): Pick<Panel, 'panel' | 'closer'> {
  const panel = the('dialog', name);
  return { panel, closer: the('button', 'Close', panel) };
}
