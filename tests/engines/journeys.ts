import type { Journey } from './journey.ts';
import { firstVisit, reducedMotion, withoutScripts } from './journeys/circumstances.ts';
import { becomeCustomer } from './journeys/customers.ts';
import {
  backAfterReload,
  backAndForward,
  backForwardCache,
  fullNavigation,
  skipLink,
  softNavigation,
} from './journeys/navigation.ts';
import { panelsByKeyboard, panelsByPointer } from './journeys/panels.ts';
import { purchase } from './journeys/purchase.ts';
import { readStories } from './journeys/reading.ts';
import {
  bagEdits,
  bandAndCup,
  productTray,
  search,
  searchByKeyboard,
  sizesByKeyboard,
  sizesOfCard,
} from './journeys/shopping.ts';

/** Every journey that runs in every engine: one line each. */
export const journeys: readonly Journey[] = [
  purchase,
  ...panelsByPointer,
  ...panelsByKeyboard,
  search,
  searchByKeyboard,
  sizesByKeyboard,
  sizesOfCard,
  bandAndCup,
  productTray,
  bagEdits,
  softNavigation,
  fullNavigation,
  backAndForward,
  backAfterReload,
  backForwardCache,
  skipLink,
  reducedMotion,
  withoutScripts,
  firstVisit,
  becomeCustomer,
  readStories,
];
