import { describe, expect, it } from 'vitest';
import { cartToFetch, isChangedElsewhere, isReplaced, nextRevision, type StoredCart } from './stored-cart.ts';

const A = 'gid://shopify/Cart/a?key=1';
const B = 'gid://shopify/Cart/b?key=2';
const LEGACY = 'Z2lkOi8vc2hvcGlmeS9DaGVja291dC8x';
const stored = (id: string | null, revision: string | null): StoredCart => ({ id, revision });
const NOTHING_STORED = stored(null, null);

describe('what another tab did to the cart', () => {
  it.each([
    ['nothing', stored(A, '1'), false, false],
    ['changed its lines', stored(A, '2'), false, true],
    ['began another cart', stored(B, '2'), true, true],
    ['began another cart and stored no revision', stored(B, '1'), true, true],
    ['cleared the storage', NOTHING_STORED, false, false],
    ['stored the id of a legacy checkout', stored(LEGACY, '1'), false, false],
  ])('is recognised when it %s', (_, now, replaced, changed) => {
    const seen = stored(A, '1');
    expect([isReplaced(seen, now), isChangedElsewhere(seen, now)]).toEqual([replaced, changed]);
  });

  it('is everything that is stored, to a tab that has seen nothing', () => {
    expect(isChangedElsewhere(NOTHING_STORED, stored(A, null))).toBe(true);
    expect(isChangedElsewhere(NOTHING_STORED, NOTHING_STORED)).toBe(false);
  });
});

describe('the cart to fetch', () => {
  it.each([
    ['the shown one', A, stored(A, '1'), stored(A, '2'), A],
    ['the one that another tab has begun', A, stored(A, '1'), stored(B, '2'), B],
    ['the shown one in a browser that stores nothing', A, NOTHING_STORED, NOTHING_STORED, A],
    ['the shown one where an earlier id could not be replaced', A, stored(B, '1'), stored(B, '1'), A],
    ['[state.cart-lifecycle.1] the stored one while none is shown', null, stored(A, '1'), stored(A, '1'), A],
    ['[state.cart-lifecycle.1] none where none is stored', null, NOTHING_STORED, NOTHING_STORED, null],
    ['[state.cart-lifecycle.1] none for a legacy checkout', null, NOTHING_STORED, stored(LEGACY, null), null],
  ])('is %s', (_, shownId, seen, now, id) => {
    expect(cartToFetch(shownId, seen, now)).toBe(id);
  });
});

describe('the revision after a change', () => {
  it.each([
    ['the time', null, '1000'],
    ['the time when the last change was earlier', '999', '1000'],
    ['another one when the last change was at the same time', '1000', '1001'],
    ['another one when the clock was set back', '5000', '5001'],
    ['the time when another program stored something else', 'yes', '1000'],
  ])('is %s', (_, revision, next) => {
    expect(nextRevision(stored(A, revision), 1000)).toBe(next);
  });
});
