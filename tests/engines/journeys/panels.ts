import type { Journey } from '../journey.ts';
import { expectThat, type Shopper } from '../shopper.ts';
import type { Target } from '../target.ts';
import { LISTING, type Panel, panels } from './panel-list.ts';

const DOWN_PX = 500;

export const panelsByPointer: readonly Journey[] = panels.map((panel) => ({
  name: `${panel.name} opens and closes by pointer`,
  ...(panel.widths && { widths: panel.widths }),
  run: async (shopper) => {
    const place = await openScrolled(shopper, panel);
    if (panel.hovered === undefined) await shopper.press(panel.opener);
    else await shopper.hover(panel.hovered);
    await shopper.see(panel.panel);
    if (panel.isModal) await expectStill(shopper, panel, place);
    if (panel.closer === null) await shopper.page.move(shopper.page.width / 2, 800);
    else await shopper.press(panel.closer);
    await shopper.seeGone(panel.panel);
    await expectPlace(shopper, panel, place, 'after it was closed');
    if (panel.isModal) await expectMoves(shopper, panel, place);
  },
}));

export const panelsByKeyboard: readonly Journey[] = panels.map((panel) => ({
  name: `${panel.name} opens and closes by keyboard`,
  ...(panel.widths && { widths: panel.widths }),
  run: async (shopper) => {
    const opened = await openScrolled(shopper, panel);
    await focusBy(shopper, panel.opener);
    // Tab scrolls to what it reaches.
    if (panel.isIn) await shopper.bring(panel.opener);
    const place = panel.isIn ? await placeOf(shopper, panel) : opened;
    await shopper.key('Enter');
    await shopper.see(panel.panel);
    await expectFocusInside(shopper, panel);
    await expectPlace(shopper, panel, place, 'while it is open');
    await shopper.key('Escape');
    await shopper.seeGone(panel.panel);
    await shopper.seeFocus(panel.opener);
    await expectPlace(shopper, panel, place, 'after it was closed');
  },
}));

/** Resolves to where the page stands then, as `placeOf` says. */
async function openScrolled(shopper: Shopper, panel: Panel): Promise<number> {
  const { path, opener, before, isIn } = panel;
  await shopper.open(path);
  await before?.(shopper);
  if (isIn) {
    if (isIn === 'end') await shopper.scrollToEnd();
    await shopper.bring(opener);
    return placeOf(shopper, panel);
  }
  const isLow = await shopper.read(
    (top) => document.documentElement.scrollHeight - innerHeight > top,
    DOWN_PX,
  );
  const top = isLow && path === LISTING ? DOWN_PX : 0;
  await shopper.scrollTo(top);
  return top;
}

/**
 * How far the page is scrolled in pixels, or for what is at its end where that stands in the window: a row that comes
 * late above leaves in place what the shopper sees, and moves all that is counted from the top.
 */
async function placeOf(shopper: Shopper, { isIn }: Panel): Promise<number> {
  if (isIn !== 'end') return shopper.scrollY();
  return shopper.read(() => document.querySelector('footer')?.getBoundingClientRect().bottom ?? Number.NaN);
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

async function expectPlace(shopper: Shopper, panel: Panel, place: number, when: string): Promise<void> {
  const now = await placeOf(shopper, panel);
  // At a page's end Firefox stands between two pixels.
  expectThat(Math.abs(now - place) <= 1, `The page stands at ${now} instead of ${place} ${when}`);
}

async function expectStill(shopper: Shopper, panel: Panel, place: number): Promise<void> {
  // The lock follows the first paint of what opened.
  await shopper.pause(300);
  await shopper.wheel(400);
  await shopper.pause(300);
  await expectPlace(shopper, panel, place, 'after the wheel was turned over the panel');
}

async function expectMoves(shopper: Shopper, panel: Panel, place: number): Promise<void> {
  const { path, isIn } = panel;
  // On a phone a piece's page is covered by its tray, which scrolls by itself.
  if (shopper.isPhone && path.startsWith('/products/')) return;
  await shopper.until('the page scrolls again', async () => {
    // Turns of the wheel without a pause are one gesture, which stays with the panel that slides out.
    await shopper.pause(700);
    await shopper.wheel(isIn === 'end' ? -200 : 200);
    return Math.abs((await placeOf(shopper, panel)) - place) > 1;
  });
}
