import type { Shopper } from '../shopper.ts';
import { the } from '../target.ts';

/** On phones a tray over a piece's pictures holds what stands beside them elsewhere: opens it. */
export async function expandDetails(shopper: Shopper): Promise<void> {
  if (!shopper.isPhone) return;
  await shopper.press(the('button', 'Expand details'));
  await shopper.see(the('button', 'Collapse details'));
}
