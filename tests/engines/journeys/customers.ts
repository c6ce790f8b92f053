import type { Journey } from '../journey.ts';
import type { Shopper } from '../shopper.ts';
import { the } from '../target.ts';

const main = the('main');
const PASSWORD = 'difference-1';
/** Firefox fails what is under way when a page is left; a change of a list waits for the next page. */
const whenLeft =
  /^(?:The (?:rewards|orders|wishlists) could not be read|A change of a wishlist could not be sent)/;

/** A guest makes an account, and signs in to it. Resolves to its e-mail. */
export async function becomeAgathe(shopper: Shopper): Promise<string> {
  const email = `engines-${Date.now()}-${Math.round(Math.random() * 1e6)}@vesper.example`;
  await shopper.open('/account/create-account?next=%2Faccount');
  await shopper.fill(the('textbox', /^First name/, main), 'Agathe');
  await shopper.fill(the('textbox', /^Email/, main), email);
  await shopper.fill(the('textbox', /^Password/, main), PASSWORD);
  await shopper.press(the('button', 'Create account', main));
  await shopper.see(the('heading', 'Now sign in'));
  await enter(shopper);
  return email;
}

/** Agathe comes back in another browser. */
export async function signInAgain(shopper: Shopper, email: string): Promise<void> {
  await shopper.open('/account/login?next=%2Faccount');
  await shopper.fill(the('textbox', /^Email/, main), email);
  await shopper.fill(the('textbox', /^Password/, main), PASSWORD);
  await enter(shopper);
}

async function enter(shopper: Shopper): Promise<void> {
  await shopper.press(the('button', 'Sign in', main));
  await shopper.see(the('heading', /^Good .*, Agathe$/));
}

/** A customer saves a piece in a list of her own. */
export async function savePiece(shopper: Shopper): Promise<void> {
  await shopper.open('/search?q=velvet%20bow');
  await shopper.press(the('button', /^Save Ninon Velvet Bow to a wishlist/, main));
  const modal = the('dialog', 'Add to wishlist');
  await shopper.fill(the('textbox', /^List name/, modal), 'For December');
  await shopper.press(the('button', 'Create', modal));
  await shopper.seeText(modal, 'Added to list');
  await shopper.key('Escape');
  await shopper.seeGone(modal);
}

export const becomeCustomer: Journey = {
  name: 'a guest registers, signs in, and saves a piece in a list',
  allowed: whenLeft,
  run: async (shopper) => {
    await becomeAgathe(shopper);
    await savePiece(shopper);
    await shopper.open('/account/wishlist');
    await shopper.seeText(main, /For December/i);
    await shopper.see(the('link', /Ninon Velvet Bow/, main));
  },
};
