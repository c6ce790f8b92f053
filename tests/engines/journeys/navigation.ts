import type { Journey } from '../journey.ts';
import { expectThat, type Shopper } from '../shopper.ts';
import { the } from '../target.ts';

const LISTING = '/collections/evening';
const pieces = the('list', 'Products');
/** Firefox fails what a page still loads when it is left; a text file has no icon. */
const whenLeft = /could not be (?:loaded|changed)|Problem loading|favicon/;
const addressOf = (path: string) => new RegExp(`^${path}$`);

export const backAndForward: Journey = {
  name: 'back from a product the listing stands where it stood, and forward the product at its top',
  run: async (shopper) => {
    const from = await goToPiece(shopper);
    await shopper.back();
    await shopper.seeAddress(addressOf(LISTING));
    await seeTop(shopper, from);
    await shopper.forward();
    await shopper.seeAddress(/^\/products\//);
    await seeTop(shopper, 0);
  },
};

export const backAfterReload: Journey = {
  name: 'back from a product that was reloaded the listing stands where it stood',
  allowed: whenLeft,
  run: async (shopper) => {
    const from = await goToPiece(shopper);
    await shopper.reload();
    await shopper.back();
    await shopper.seeAddress(addressOf(LISTING));
    await seeTop(shopper, from);
  },
};

/** Whether an engine takes the page from its cache is its own affair: it is right either way. */
export const backForwardCache: Journey = {
  name: 'back from another document, also from its cache, the page works and stands where it stood',
  allowed: whenLeft,
  run: async (shopper) => {
    await shopper.open(LISTING);
    const from = await scrollDown(shopper);
    await shopper.read(() => {
      Object.assign(window, { isSamePage: true });
      document.documentElement.dataset.transition = 'leaving';
      setTimeout(() => location.assign('/robots.txt'), 0);
    });
    await shopper.seeAddress(/^\/robots\.txt$/);
    await shopper.back();
    await shopper.seeAddress(addressOf(LISTING));
    await shopper.see(pieces);
    await seeTop(shopper, from);
    await shopper.until('the page is no longer faded out', () =>
      shopper.read(() => {
        const main = document.querySelector('main');
        return main !== null && getComputedStyle(main).opacity === '1';
      }),
    );
    await shopper.ready();
    await shopper.press(the('button', /^Toggle Cart/));
    await shopper.see(the('dialog', /^Bag/));
  },
};

export const softNavigation: Journey = {
  name: 'a link exchanges the page without loading it anew, and reading goes on at its beginning',
  run: async (shopper) => {
    await shopper.open(LISTING);
    await scrollDown(shopper);
    await shopper.read(() => void Object.assign(window, { isSamePage: true }));
    await pressPiece(shopper);
    await shopper.seeAddress(/^\/products\//);
    await seeTop(shopper, 0);
    expectThat(await shopper.read(() => 'isSamePage' in window), 'The page was loaded in full');
    await shopper.seeFocus(the('main'));
  },
};

export const fullNavigation: Journey = {
  name: 'pages loaded in full keep their places on the way back',
  allowed: whenLeft,
  run: async (shopper) => {
    await shopper.open(LISTING);
    const from = await scrollDown(shopper);
    await shopper.open('/products/aurelia-slip-dress-black');
    await shopper.back();
    await shopper.seeAddress(addressOf(LISTING));
    await seeTop(shopper, from);
  },
};

export const skipLink: Journey = {
  name: 'the first Tab reaches the skip link, and it leads to the content',
  run: async (shopper) => {
    await shopper.open(LISTING);
    await shopper.key('Tab');
    await shopper.seeFocus(the('link', 'Skip to content'));
    await shopper.key('Enter');
    await shopper.seeAddress(/#main$/);
    await shopper.seeFocus(the('main'));
  },
};

/** To a piece far down, whose name then stands in the middle of the window. */
async function scrollDown(shopper: Shopper): Promise<number> {
  await shopper.see(pieces);
  const top = await shopper.read(() => {
    const name = document.querySelectorAll('main article :is(h2, h3) a')[6];
    return Math.round((name?.getBoundingClientRect().top ?? 0) + scrollY - innerHeight / 2);
  });
  await shopper.scrollTo(top);
  return top;
}

/** The piece that stands in the window. */
async function pressPiece(shopper: Shopper): Promise<void> {
  const name = await shopper.until('a piece stands in the window', () =>
    shopper.read(() => {
      const links = [...document.querySelectorAll('main article :is(h2, h3) a')];
      const seen = links.find((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return top > 200 && bottom < innerHeight - 40;
      });
      seen?.setAttribute('aria-label', 'The piece in the window');
      return seen === undefined ? null : 'The piece in the window';
    }),
  );
  await shopper.press(the('link', name));
}

async function goToPiece(shopper: Shopper): Promise<number> {
  await shopper.open(LISTING);
  const from = await scrollDown(shopper);
  await pressPiece(shopper);
  await shopper.seeAddress(/^\/products\//);
  await seeTop(shopper, 0);
  return from;
}

async function seeTop(shopper: Shopper, top: number): Promise<void> {
  await shopper.until(`the page stands at ${top}`, async () => (await shopper.scrollY()) === top);
}
