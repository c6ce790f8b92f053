import type { Journey } from '../journey.ts';
import { the } from '../target.ts';

export const readStories: Journey = {
  name: 'a story is found by its category, read, and leads to the next',
  run: async (shopper) => {
    await shopper.open('/stories');
    await shopper.press(the('link', /^Care/, the('navigation', 'Categories')));
    await shopper.seeAddress(/^\/stories\/about\/care$/);
    await shopper.press(the('link', /^Washing silk and lace/));
    await shopper.see(the('heading', 'Washing silk and lace'));
    const next = the('link', undefined, the('region', 'Next story'));
    const { href } = await shopper.see(next);
    await shopper.press(next);
    await shopper.until('the next story is shown', () =>
      shopper.read((address) => location.pathname === new URL(address, location.href).pathname, href),
    );
    await shopper.see(the('heading', 'In this story'));
  },
};
