import type { Journey } from '../journey.ts';
import { expectThat } from '../shopper.ts';
import { type Seen, the } from '../target.ts';
import { expandDetails } from './expand-details.ts';

const bag = the('dialog', /^Bag/);
const field = the('combobox', 'Search');

export const search: Journey = {
  name: 'search suggests while typing, and leads to a piece by pointer',
  run: async (shopper) => {
    await shopper.open('/collections/evening');
    await shopper.press(the('button', 'Toggle Search'));
    await shopper.seeFocus(field);
    const size = await shopper.read(() =>
      Number.parseFloat(getComputedStyle(document.activeElement ?? document.body).fontSize),
    );
    expectThat(!shopper.isPhone || size >= 16, `Phones zoom into a field of ${size} px letters`);
    await shopper.type('bra');
    const piece = the('option', /\$\d/, the('group', 'Pieces'));
    await shopper.see(piece);
    await shopper.fill(field, 'aurelia');
    await shopper.press(the('option', /Aurelia Slip Dress/));
    await shopper.seeAddress(/^\/products\/aurelia/);
    await shopper.seeGone(field);
  },
};

export const searchByKeyboard: Journey = {
  name: 'search leads to a piece by arrow keys and Enter',
  run: async (shopper) => {
    await shopper.open('/collections/evening');
    await shopper.press(the('button', 'Toggle Search'));
    await shopper.seeFocus(field);
    await shopper.type('aurelia');
    await shopper.see(the('option', /Aurelia Slip Dress/));
    await shopper.until('an arrow key reaches a piece', async () => {
      await shopper.key('ArrowDown');
      return shopper.read(() => {
        const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
        return document.getElementById(id)?.getAttribute('href')?.startsWith('/products/aurelia') === true;
      });
    });
    await shopper.key('Enter');
    await shopper.seeAddress(/^\/products\/aurelia/);
    await shopper.seeGone(field);
  },
};

export const bandAndCup: Journey = {
  name: 'a bra is chosen by band and cup',
  run: async (shopper) => {
    await shopper.open('/products/odile-balconette-bra-black');
    await expandDetails(shopper);
    const size = the('radio', /^34C\b/);
    await shopper.press(size);
    await shopper.see(size, ({ isChecked }) => isChecked, 'is chosen');
    await shopper.press(the('button', 'Add to Bag — 34C'));
    await shopper.see(the('heading', 'Bag (1)', bag));
    await shopper.seeText(bag, /34.{0,12}C/);
  },
};

export const sizesByKeyboard: Journey = {
  name: 'sizes are chosen by arrow keys',
  run: async (shopper) => {
    await shopper.open('/products/aurelia-slip-dress-black');
    await expandDetails(shopper);
    await shopper.see(the('radio', /^XS\b/));
    await shopper.press(the('radio', /^XS\b/));
    await shopper.key('ArrowRight');
    await shopper.see(the('radio', /^S\b/), ({ isChecked }) => isChecked, 'is chosen');
    await shopper.key('ArrowRight');
    await shopper.see(the('radio', /^M\b/), ({ isChecked }) => isChecked, 'is chosen');
    await shopper.see(the('button', 'Add to Bag — M'));
  },
};

export const productTray: Journey = {
  name: 'the tray of a piece opens and closes by touch and by keyboard',
  widths: [390],
  run: async (shopper) => {
    const size = the('radio', /^M\b/);
    await shopper.open('/products/aurelia-slip-dress-black');
    await expandDetails(shopper);
    await shopper.see(size);
    await shopper.press(the('button', 'Collapse details'));
    await shopper.seeGone(size);
    await shopper.focus(the('button', 'Expand details'));
    await shopper.seeFocus(the('button', 'Expand details'));
    await shopper.key('Enter');
    await shopper.see(size);
    await shopper.seeFocus(the('button', 'Collapse details'));
    await shopper.key('Enter');
    await shopper.seeGone(size);
  },
};

export const bagEdits: Journey = {
  name: 'quantities, removal and undo in the bag outlast a reload',
  run: async (shopper) => {
    await shopper.open('/products/aurelia-slip-dress-black');
    await expandDetails(shopper);
    await shopper.press(the('radio', /^M\b/));
    await shopper.press(the('button', 'Add to Bag — M'));
    await shopper.press(the('button', 'One more, Aurelia Slip Dress', bag));
    await shopper.see(the('heading', 'Bag (2)', bag));
    await shopper.press(the('link', 'View My Bag', bag));
    await shopper.see(the('heading', 'Your bag'));
    await shopper.seeGone(bag);
    await shopper.press(the('button', 'Remove Aurelia Slip Dress'));
    await shopper.press(the('button', 'Undo Aurelia Slip Dress'));
    await shopper.see(the('button', 'Toggle Cart, Bag (2)'));
    await shopper.reload();
    await shopper.see(the('button', 'Toggle Cart, Bag (2)'));
  },
};

export const sizesOfCard: Journey = {
  name: 'the sizes of a card rise under the pointer and by Tab, go by Escape, and add',
  widths: [1440],
  run: async (shopper) => {
    const title = the('link', 'Aurelia Slip Dress', the('list', 'Products'));
    const plus = the('button', 'Open quick add, Aurelia Slip Dress', the('list', 'Products'));
    const size = the('button', 'Add size XS to the bag', the('group', 'Quick add, Aurelia Slip Dress'));
    const isUp = ({ isHit }: Seen) => isHit;
    const isDown = (seen: Seen) => !isUp(seen);
    await shopper.open('/collections/evening');
    await shopper.hover(title);
    await shopper.see(size, isUp, 'has risen');
    await shopper.key('Escape');
    await shopper.see(size, isDown, 'has gone');
    await shopper.page.move(5, 5);
    await shopper.hover(title);
    await shopper.see(size, isUp, 'has risen again');
    await shopper.page.move(5, 5);
    await shopper.see(size, isDown, 'has gone with the pointer');
    await shopper.focus(plus);
    await shopper.tabTo(size, 3);
    await shopper.see(size, isUp, 'has risen with the focus');
    await shopper.key('Escape');
    await shopper.see(size, isDown, 'has gone');
    await shopper.seeFocus(plus);
    await shopper.hover(title);
    await shopper.page.move(5, 5);
    await shopper.hover(title);
    await shopper.press(size);
    await shopper.see(the('heading', 'Bag (1)', bag));
  },
};
