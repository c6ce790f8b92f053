import type { Locator, Page } from 'playwright';

/** How long a pointer rests on what it is about to press, and how long it is down. */
const AIM_MS = 90;
const PRESS_MS = 60;

/** Moves the pointer to the middle of a control that is in view, and returns the place. Throws when it is not drawn. */
export async function pointAt(page: Page, control: Locator): Promise<{ x: number; y: number }> {
  const box = await control.boundingBox();
  if (box === null) throw new Error(`${control} is not drawn.`);
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(place.x, place.y);
  return place;
}

/**
 * Rests on a control and presses it, as a hand does. Playwright's own click would look for the control again and check
 * what lies above it, within the time that is measured. Rejects as `pointAt` does.
 */
export async function pressByHand(page: Page, control: Locator): Promise<void> {
  const { x, y } = await pointAt(page, control);
  await page.waitForTimeout(AIM_MS);
  await page.mouse.click(x, y, { delay: PRESS_MS });
}
