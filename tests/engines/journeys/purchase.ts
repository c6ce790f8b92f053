import type { Journey } from '../journey.ts';
import type { Shopper } from '../shopper.ts';
import { the } from '../target.ts';

const DRESS = 'Aurelia Slip Dress';
const main = the('navigation', 'Main');
const bag = the('dialog', /^Bag/);

export const purchase: Journey = {
  name: 'a guest finds a slip, pays for it, and returns to an empty bag',
  run: async (shopper) => {
    await shopper.open('/');
    await openSlips(shopper);
    await shopper.see(the('heading', 'Slips'));
    await shopper.press(the('link', DRESS, the('list', 'Products')));
    await shopper.seeAddress(/^\/products\/aurelia-slip-dress-/);
    await addMedium(shopper);
    await shopper.see(the('heading', 'Bag (1)', bag));
    await shopper.see(the('link', DRESS, bag));
    await shopper.seeText(bag, '$625');
    await shopper.press(the('button', 'Checkout', bag));
    await payAsAna(shopper);
    await shopper.see(the('heading', 'Thank you, Ana.'));
    await shopper.press(the('link', 'Continue shopping'));
    await shopper.ready();
    await shopper.press(the('button', 'Toggle Cart, Bag (0)'));
    await shopper.seeText(the('dialog'), 'Nothing in here yet');
  },
};

async function openSlips(shopper: Shopper): Promise<void> {
  if (shopper.isPhone) {
    await shopper.press(the('button', 'Open menu'));
    await shopper.press(the('summary', 'Clothing', main));
    await shopper.press(the('link', 'Slips', main));
    return;
  }
  await shopper.hover(the('link', 'Clothing', main));
  await shopper.press(the('link', 'Slips', the('region', 'Clothing')));
}

/** Without a size the button leads to the sizes; on a phone it opens the tray first. Of this size there are many. */
async function addMedium(shopper: Shopper): Promise<void> {
  const info = the('region', DRESS);
  if (shopper.isPhone) {
    await shopper.press(the('button', 'Select a size', info));
    await shopper.see(the('button', 'Collapse details', info));
  }
  await shopper.press(the('button', 'Select a size', info));
  await shopper.seeText(info, 'Please choose a size first.');
  const size = the('radio', /^M\b/, info);
  await shopper.press(size);
  await shopper.see(size, ({ isChecked }) => isChecked, 'is chosen');
  await shopper.press(the('button', 'Add to Bag — M', info));
}

async function payAsAna(shopper: Shopper): Promise<void> {
  await shopper.see(the('heading', 'Checkout'));
  for (const [label, text] of [
    [/^E-mail/, 'ana@example.com'],
    [/^First name/, 'Ana'],
    [/^Last name/, 'Ferreira'],
    [/^Street and number/, '41 Jane Street'],
    [/^City/, 'New York'],
    [/^ZIP code/, '10014'],
    [/^Card number/, '1'],
    [/^Name on card/, 'Ana Ferreira'],
    [/^Expires/, '12 / 30'],
    [/^Security code/, '123'],
  ] as const)
    await shopper.fill(the('textbox', label), text);
  await chooseState(shopper);
  await shopper.press(the('button', /^Pay now/));
}

/** By script: the list of a select is drawn by the system, in each engine another. */
async function chooseState(shopper: Shopper): Promise<void> {
  await shopper.read(() => {
    const isState = ({ labels }: HTMLSelectElement) => labels[0]?.textContent.trim().startsWith('State');
    const state = [...document.querySelectorAll('select')].find(isState);
    if (state === undefined) return;
    state.value = 'NY';
    state.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await shopper.see(the('combobox', /^State/), ({ value }) => value === 'NY', 'is New York');
}
