import type { Width } from '../engine.ts';
import type { Journey } from '../journey.ts';
import { expectThat, type Shopper } from '../shopper.ts';
import { type Target, the } from '../target.ts';

/** A menu, panel, drawer or dialog. Later ones add a row. */
interface Panel {
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
  /** Whether the opener stands at the page's end. */
  isFarDown?: boolean;
  /** Whether hovering opens it where there is a mouse. */
  isHovered?: boolean;
}

const LISTING = '/collections/evening';
const banner = the('banner');

const panels: readonly Panel[] = [
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
    isHovered: true,
  },
  {
    name: 'the help menu',
    widths: [1440],
    path: LISTING,
    opener: the('button', 'Help', banner),
    panel: the('navigation', 'Help'),
    closer: null,
    isModal: false,
    isHovered: true,
  },
  {
    name: 'the drawer of details',
    widths: [1440],
    path: '/products/aurelia-slip-dress-oxblood',
    opener: the('button', 'Details'),
    panel: the('dialog', 'Details'),
    closer: the('button', 'Close', the('dialog', 'Details')),
    isModal: true,
  },
  {
    name: 'the drawer of the fabric',
    widths: [390],
    path: '/products/aurelia-slip-dress-oxblood',
    before: (shopper) => shopper.press(the('button', 'Expand details')),
    opener: the('button', 'Fabric + Care'),
    panel: the('dialog', 'Fabric + Care'),
    closer: the('button', 'Close', the('dialog', 'Fabric + Care')),
    isModal: true,
  },
  {
    name: 'the newsletter',
    path: '/',
    isFarDown: true,
    opener: the('link', 'Letters from the house', the('contentinfo')),
    panel: the('dialog', 'Letters from the house'),
    closer: the('button', 'Close', the('dialog', 'Letters from the house')),
    isModal: true,
  },
];

const DOWN_PX = 500;

export const panelsByPointer: readonly Journey[] = panels.map((panel) => ({
  name: `${panel.name} opens and closes by pointer`,
  ...(panel.widths && { widths: panel.widths }),
  run: async (shopper) => {
    const top = await openScrolled(shopper, panel);
    const word = panel.name === 'the menu of a word' ? the('link', 'Clothing', banner) : panel.opener;
    if (panel.isHovered) await shopper.hover(word);
    else await shopper.press(panel.opener);
    await shopper.see(panel.panel);
    if (panel.isModal) await expectStill(shopper, top);
    if (panel.closer === null) await shopper.page.move(shopper.page.width / 2, 800);
    else await shopper.press(panel.closer);
    await shopper.seeGone(panel.panel);
    await expectTop(shopper, top, 'after it was closed');
    if (panel.isModal) await expectMoves(shopper, panel, top);
  },
}));

export const panelsByKeyboard: readonly Journey[] = panels.map((panel) => ({
  name: `${panel.name} opens and closes by keyboard`,
  ...(panel.widths && { widths: panel.widths }),
  run: async (shopper) => {
    const opened = await openScrolled(shopper, panel);
    await focusBy(shopper, panel.opener);
    // Tab scrolls to what it reaches.
    const top = panel.isFarDown ? await shopper.bring(panel.opener) : opened;
    await shopper.key('Enter');
    await shopper.see(panel.panel);
    await expectFocusInside(shopper, panel);
    await expectTop(shopper, top, 'while it is open');
    await shopper.key('Escape');
    await shopper.seeGone(panel.panel);
    await shopper.seeFocus(panel.opener);
    await expectTop(shopper, top, 'after it was closed');
  },
}));

async function openScrolled(shopper: Shopper, { path, opener, before, isFarDown }: Panel): Promise<number> {
  await shopper.open(path);
  await before?.(shopper);
  if (isFarDown) return shopper.bring(opener);
  const isLow = await shopper.read(
    (top) => document.documentElement.scrollHeight - innerHeight > top,
    DOWN_PX,
  );
  const top = isLow && path === LISTING ? DOWN_PX : 0;
  await shopper.scrollTo(top);
  return top;
}

/** Tab from what stands before it: the way there is another journey. */
async function focusBy(shopper: Shopper, opener: Target): Promise<void> {
  await shopper.see(opener);
  await shopper.focus(opener);
  await shopper.key('Tab', true);
  await shopper.tabTo(opener, 3);
}

async function expectFocusInside(shopper: Shopper, { panel, isModal, opener }: Panel): Promise<void> {
  if (!isModal) return;
  for (let step = 0; step < 12; step += 1) {
    await shopper.key('Tab');
    const place = await shopper.read(
      () => document.activeElement?.closest('main, footer, dialog')?.tagName ?? '',
    );
    const seen = await shopper.look(panel);
    const isOutside = (place === 'MAIN' || place === 'FOOTER') && !seen?.hasFocusWithin;
    expectThat(!isOutside, `Tab ${step + 1} moved the focus to the page behind`);
  }
  if ((await shopper.look(opener))?.isFocused) await shopper.key('Tab', true);
}

async function expectTop(shopper: Shopper, top: number, when: string): Promise<void> {
  const now = await shopper.scrollY();
  // At a page's end Firefox stands between two pixels.
  expectThat(Math.abs(now - top) <= 1, `The page stands at ${now} instead of ${top} ${when}`);
}

async function expectStill(shopper: Shopper, top: number): Promise<void> {
  // The lock follows the first paint of what opened.
  await shopper.pause(300);
  await shopper.wheel(400);
  await shopper.pause(300);
  await expectTop(shopper, top, 'after the wheel was turned over the panel');
}

async function expectMoves(shopper: Shopper, { path, isFarDown }: Panel, top: number): Promise<void> {
  // On a phone a piece's page is covered by its tray, which scrolls by itself.
  if (shopper.isPhone && path.startsWith('/products/')) return;
  await shopper.until('the page scrolls again', async () => {
    // Turns of the wheel without a pause are one gesture, which stays with the panel that slides out.
    await shopper.pause(700);
    await shopper.wheel(isFarDown ? -200 : 200);
    return Math.abs((await shopper.scrollY()) - top) > 1;
  });
}
