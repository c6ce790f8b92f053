import type { Journey } from '../journey.ts';
import { expectThat, type Shopper } from '../shopper.ts';
import { the } from '../target.ts';

export const reducedMotion: Journey = {
  name: 'with reduced motion nothing slides, and another page is at its top at once',
  page: { hasReducedMotion: true },
  run: async (shopper) => {
    await shopper.open('/collections/evening');
    const isReduced = await shopper.read(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
    expectThat(isReduced, 'The engine does not say that less motion is wanted');
    await shopper.press(the('button', /^Toggle Cart/));
    await shopper.see(the('dialog', /^Bag/));
    const moving = await shopper.read(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 20)
        .map((animation) => (animation instanceof CSSTransition ? animation.transitionProperty : 'animation'))
        .filter((property) => property !== 'opacity' && property !== 'color'),
    );
    expectThat(moving.length === 0, `These move all the same: ${moving.join(', ')}`);
    await shopper.key('Escape');
    await shopper.seeGone(the('dialog', /^Bag/));
  },
};

export const withoutScripts: Journey = {
  name: 'without scripts pages are read, and links lead on to a price',
  page: { hasScripts: false },
  run: async (shopper) => {
    await shopper.openPlain('/');
    await shopper.see(the('heading', /\w/));
    await expectAllShown(shopper);
    await shopper.openPlain('/collections/evening');
    await shopper.press(the('link', 'Aurelia Slip Dress', the('list', 'Products')));
    await shopper.seeAddress(/^\/products\/aurelia/);
    await shopper.seeText(the('main'), '$625');
    await shopper.press(the('link', 'Clothing', the('navigation', 'Main')));
    await shopper.seeAddress(/^\/collections\//);
    await shopper.see(the('list', 'Products'));
  },
};

export const firstVisit: Journey = {
  name: 'a first visit has the consent dialog beside the page, and a refusal holds',
  isFirstVisit: true,
  run: async (shopper) => {
    const dialog = the('dialog', 'A word about cookies');
    const choices = the('dialog', 'Your choices');
    await shopper.open('/');
    await shopper.see(dialog);
    await shopper.press(the('button', 'Toggle Search'));
    await shopper.see(the('combobox', 'Search'));
    await shopper.key('Escape');
    await shopper.press(the('button', 'Choose', dialog));
    await shopper.seeFocus(the('heading', 'Your choices', choices));
    await shopper.key('Escape');
    await shopper.press(the('button', 'Necessary only', dialog));
    await shopper.seeGone(dialog);
    await shopper.reload();
    await shopper.pause(1_500);
    await shopper.seeGone(dialog);
  },
};

/** Nothing waits for a script to fade it in. */
async function expectAllShown(shopper: Shopper): Promise<void> {
  const hidden = await shopper.read(() =>
    [...document.querySelectorAll('main section')]
      .filter((section) => getComputedStyle(section).opacity !== '1')
      .map((section) => section.getAttribute('aria-label') ?? section.className),
  );
  expectThat(hidden.length === 0, `Not shown without scripts: ${hidden.join(', ')}`);
}
