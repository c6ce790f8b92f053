import { productMarkers } from '@storefront/core/product/markers';
import type { Product, Variant } from '@storefront/core/product/product';
import { describe, expect, it, vi } from 'vitest';
import { cartLinkCopy as copy } from '../../../copy/cart-link-copy.ts';
import { type CartLinkDeps, followCartLink } from './follow-cart-link.ts';

const gid = (id: number) => `gid://shopify/ProductVariant/${id}`;
type Found = NonNullable<Awaited<ReturnType<CartLinkDeps['readVariant']>>>;
const piece = (title: string, isAvailable = true, productType = 'Dresses'): Found => {
  const variant = { availableForSale: isAvailable, compareAtPrice: null, selectedOptions: [], image: null };
  const product = {
    title,
    productType,
    handle: title,
    tags: ['final-sale'],
    variants: [],
    selectedImage: null,
  };
  return Object.assign(Object.create(null), {
    variant: Object.assign<Variant, object>(Object.create(null), variant),
    product: Object.assign<Product, object>(Object.create(null), product),
  });
};
const found = new Map([
  [gid(1), piece('Slip')],
  [gid(2), piece('Gown', false)],
  [gid(3), piece('Robe')],
  [gid(4), piece('Fitting', true, productMarkers.appointmentType)],
  [gid(5), piece('Silk Slip')],
]);
const line = (id: number, quantity = 1) => ({ merchandiseId: gid(id), quantity });
const outcome = (refused: string[], explained: string[] = []) => ({ isReached: true, refused, explained });
const deps = (add: CartLinkDeps['add']): CartLinkDeps => ({
  readVariant: async (id) => found.get(id) ?? null,
  add,
});

describe('[screen.route-table.5] a cart link', () => {
  it('adds what can be bought with its attributes, and names what was left out', async () => {
    const add = vi.fn(async () => outcome([gid(3)]));
    const link = { lines: [line(1, 2), line(2), line(3), line(9)], rejected: ['abc'] };
    expect(await followCartLink(link, deps(add))).toEqual([
      copy.notRead('abc'),
      copy.soldOut('Gown'),
      copy.unknownPiece('9'),
      copy.notAdded('Robe'),
    ]);
    expect(add).toHaveBeenCalledExactlyOnceWith([
      expect.objectContaining({ ...line(1, 2), attributes: [{ key: 'Note', value: 'Final Sale' }] }),
      expect.objectContaining(line(3)),
    ]);
  });

  it('leaves it to the cart to say why a piece is not in it, or why there are no more', async () => {
    const add = async () => outcome([gid(1), gid(3)], [gid(1), gid(3)]);
    const link = { lines: [line(1), line(3)], rejected: [] };
    expect(await followCartLink(link, deps(add))).toEqual([]);
  });

  it('names a piece whose title is part of the title of one that the cart names', async () => {
    const add = async () => outcome([gid(1), gid(5)], [gid(5)]);
    const link = { lines: [line(1), line(5)], rejected: [] };
    expect(await followCartLink(link, deps(add))).toEqual([copy.notAdded('Slip')]);
  });

  it('says that an appointment is in the bag already', async () => {
    const add = async () => outcome([gid(4)]);
    expect(await followCartLink({ lines: [line(4)], rejected: [] }, deps(add))).toEqual([
      copy.isBooked('Fitting'),
    ]);
  });

  it('adds an appointment once, whatever it says', async () => {
    const add = vi.fn(async () => outcome([]));
    await followCartLink({ lines: [line(4, 3)], rejected: [] }, deps(add));
    expect(add).toHaveBeenCalledWith([expect.objectContaining({ merchandiseId: gid(4), quantity: 1 })]);
  });

  it('adds nothing where nothing can be bought', async () => {
    const add = vi.fn(async () => outcome([]));
    expect(await followCartLink({ lines: [line(2)], rejected: [] }, deps(add))).toEqual([
      copy.soldOut('Gown'),
    ]);
    expect(add).not.toHaveBeenCalled();
  });

  it('says that the platform is out of reach, when it reads pieces and when it adds them', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const unread = { ...deps(vi.fn()), readVariant: () => Promise.reject(new Error('down')) };
    expect(await followCartLink({ lines: [line(1)], rejected: [] }, unread)).toBeNull();
    const lost = deps(async () => ({ ...outcome([]), isReached: false }));
    expect(await followCartLink({ lines: [line(1)], rejected: ['abc'] }, lost)).toBeNull();
  });
});
