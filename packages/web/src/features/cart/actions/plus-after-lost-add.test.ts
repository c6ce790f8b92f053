import type { Cart } from '@storefront/core/cart/cart';
import { readUnsentAdds } from '@storefront/core/cart/unsent-adds';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { shownLinesAtom } from '../cart-atoms.ts';
import { cartOf, changed, lostResponse, openCart, ROBE_LINE, SLIP, SLIP_LINE } from './open-cart.fixture.ts';

const CART = 'gid://shopify/Cart/a';
const shown = { title: 'Slip', handle: 'slip', choice: '', imageUrl: null, price: '$268' };
const oneSlip = [{ merchandiseId: SLIP, quantity: 1, shown }];
const unanswered = () => new Promise<never>(() => {});

type Page = ReturnType<typeof openCart>;

/** A platform that holds slips. What happens to the next requests is set by each test. */
function openPlatform(slips: number) {
  const platform = { slips, isUp: true, losesAdd: false, addArrives: true };
  const cart = (): Cart => cartOf('a', platform.slips);
  const reach = () => {
    if (!platform.isUp) throw lostResponse;
  };
  return {
    platform,
    /** Has a page of the shop talk to it. */
    serve({ commerce }: Page): void {
      commerce.cart.mockImplementation(async () => {
        reach();
        return cart();
      });
      commerce.addLines.mockImplementation(async (_, lines) => {
        const { losesAdd } = platform;
        if (!losesAdd) reach();
        if (!losesAdd || platform.addArrives) for (const { quantity } of lines) platform.slips += quantity;
        if (losesAdd) throw lostResponse;
        return changed(cart());
      });
      commerce.updateLines.mockImplementation(async (_, lines) => {
        reach();
        for (const { quantity } of lines) platform.slips = quantity ?? platform.slips;
        return changed(cart());
      });
    },
  };
}

const shownSlips = ({ store }: Page) => store.get(shownLinesAtom)[0]?.quantity ?? 0;

/** How many slips were recorded as added, less those that were recorded as removed. */
const recordedSlips = ({ recorded }: Page) =>
  recorded.reduce((sum, event) => {
    if (event.kind !== 'add-to-cart' && event.kind !== 'remove-from-cart') return sum;
    const count = event.lines.reduce((lines, { quantity }) => lines + quantity, 0);
    return event.kind === 'add-to-cart' ? sum + count : sum - count;
  }, 0);

/** Presses the stepper of the line that is shown. */
const press = (page: Page, more: number) => page.setQuantity(SLIP_LINE, shownSlips(page) + more);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 200 });
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function loseAdd(addArrives: boolean) {
  const { platform, serve } = openPlatform(1);
  const page = openCart({ cart: cartOf('a', 1) });
  serve(page);
  Object.assign(platform, { isUp: false, losesAdd: true, addArrives });
  return { platform, page };
}

const arrivals = [
  ['has arrived', true],
  ['has not arrived', false],
] as const;

describe.each(arrivals)('an add whose response was lost, and that %s', (_, addArrives) => {
  it.each([
    ['one more', [1], 3],
    ['two more', [1, 1], 4],
    ['one less', [-1], 1],
    ['one more and three less', [1, -1, -1, -1], 0],
  ])('leaves what the shopper sees where she presses %s meanwhile', async (_name, presses, seen) => {
    const { platform, page } = loseAdd(addArrives);
    page.commerce.removeLines.mockImplementation(async () => {
      platform.slips = 0;
      return changed(cartOf('a'));
    });
    const added = page.addLines(oneSlip);
    // The add could not be looked for, and the platform can be reached again for what was pressed.
    page.commerce.cart.mockImplementationOnce(async () => {
      Object.assign(platform, { isUp: true, losesAdd: false });
      throw lostResponse;
    });
    const pressed = presses.map((more) => press(page, more));
    await Promise.all([added, ...pressed]);
    expect([shownSlips(page), platform.slips, recordedSlips(page)]).toEqual([seen, seen, seen - 1]);
    expect(page.messages(), 'the bag is what she saw').toEqual([]);
  });

  it.each([1, 2])('leaves what the shopper sees where she presses %i more afterwards', async (more) => {
    const { platform, page } = loseAdd(addArrives);
    await page.addLines(oneSlip);
    Object.assign(platform, { isUp: true, losesAdd: false });
    expect(shownSlips(page)).toBe(1);
    await press(page, more);
    expect([shownSlips(page), platform.slips]).toEqual([1 + more, 1 + more]);
    expect(recordedSlips(page), 'nothing is recorded twice').toBe(more);
    await page.addLines(oneSlip);
    expect([shownSlips(page), platform.slips], 'a further add adds one').toEqual([2 + more, 2 + more]);
    expect(recordedSlips(page)).toBe(1 + more);
  });

  it('is no reason on the next page not to add one more to what she chose there', async () => {
    const tab = new Map<string, string>();
    const { platform, serve } = openPlatform(1);
    const page = openCart({ cart: cartOf('a', 1), tab });
    serve(page);
    Object.assign(platform, { isUp: false, losesAdd: true, addArrives });
    await page.addLines(oneSlip);
    page.leave(false);
    Object.assign(platform, { isUp: true, losesAdd: false });
    const next = openCart({ storedId: CART, tab });
    serve(next);
    await next.restoreCart();
    await press(next, 1);
    const seen = shownSlips(next);
    await next.addLines(oneSlip);
    expect([shownSlips(next), platform.slips]).toEqual([seen + 1, seen + 1]);
  });

  it.each([
    ['that variant', SLIP_LINE],
    ['another', ROBE_LINE],
  ])(
    'is known for a minute, also where the shopper chooses a quantity of %s meanwhile',
    async (_name, line) => {
      const tab = new Map<string, string>();
      const time = { ms: 0 };
      const page = openCart({ cart: cartOf('a', 1, 1), tab, clock: { now: () => time.ms } });
      const lost = () => readUnsentAdds(tab.get('lostAdd') ?? '', time.ms);
      page.commerce.addLines.mockRejectedValue(lostResponse);
      page.commerce.cart.mockRejectedValueOnce(lostResponse).mockResolvedValue(cartOf('a', 1, 1));
      page.commerce.updateLines.mockResolvedValue(
        changed(line === SLIP_LINE ? cartOf('a', 4, 1) : cartOf('a', 1, 4)),
      );
      await page.addLines(oneSlip);
      time.ms = 50_000;
      await page.setQuantity(line, 4);
      expect(lost()).toMatchObject([{ before: { [SLIP]: line === SLIP_LINE ? 4 : 1 } }]);
      time.ms = 61_000;
      expect(lost()).toEqual([]);
    },
  );
});

describe('a lost add', () => {
  it('takes no message of another failure with it where a quantity contains it', async () => {
    const { platform, page } = loseAdd(false);
    const added = page.addLines(oneSlip);
    const wanted = page.setProtection(true);
    // The platform cannot be reached for the add and the protection, and again for what was pressed.
    page.commerce.cart.mockRejectedValueOnce(lostResponse).mockRejectedValueOnce(lostResponse);
    page.commerce.cart.mockImplementationOnce(async () => {
      Object.assign(platform, { isUp: true, losesAdd: false });
      throw lostResponse;
    });
    await Promise.all([added, wanted, press(page, 1)]);
    expect(shownSlips(page)).toBe(3);
    expect(page.messages()).toEqual([cartCopy.unreachable]);
  });
});

describe('a page that is left while it adds, and after the shopper pressed one more', () => {
  it.each([
    ['was never sent', false, false, false],
    ['was lost', true, false, false],
    ['has arrived', true, true, false],
    ['arrives a second later', true, false, true],
  ])('leaves on the next page what she saw where the add %s', async (_, isSent, isThere, comesLate) => {
    const tab = new Map<string, string>();
    const { platform, serve } = openPlatform(1);
    const page = openCart({ cart: cartOf('a', 1), tab, ...(!isSent && { painted: unanswered }) });
    page.commerce.addLines.mockImplementation(unanswered);
    void page.addLines(oneSlip);
    void page.setQuantity(SLIP_LINE, 3);
    if (isSent) await vi.waitFor(() => expect(page.commerce.addLines).toHaveBeenCalledOnce());
    expect(shownSlips(page)).toBe(3);
    page.leave(false);
    if (isThere) platform.slips += 1;
    const arriveLate = () => {
      platform.slips += 1;
    };
    if (comesLate) setTimeout(arriveLate, 1_000);
    const next = openCart({ storedId: CART, tab });
    serve(next);
    await next.restoreCart();
    expect([shownSlips(next), platform.slips, tab.size]).toEqual([3, 3, 0]);
  });

  it('adds what she added after she chose a quantity', async () => {
    const tab = new Map<string, string>();
    const { platform, serve } = openPlatform(1);
    const page = openCart({ cart: cartOf('a', 1), tab, painted: unanswered });
    void page.setQuantity(SLIP_LINE, 2);
    void page.addLines(oneSlip);
    page.leave(false);
    const next = openCart({ storedId: CART, tab });
    serve(next);
    await next.restoreCart();
    expect([shownSlips(next), platform.slips]).toEqual([3, 3]);
  });
});
