import { type Operations, serverCallsOf } from '../provider-calls.fixture.ts';
import { SECRET } from '../provider-faults.fixture.ts';
import { createWishlistService } from './server.ts';
import type { WishlistService } from './wishlist.ts';

const identity = { regid: 'r-1', sessionId: SECRET };
const item = { epi: 40, empi: 7, du: 'https://shop.example/products/iris' };
const plainList = { lid: 'l-1', lname: 'Wedding', cts: 5, listcontents: [item] };
const list = { ...plainList, cby: `${SECRET}@example.test` };
/** A new list holds nothing. */
const optional = ['cby', 'listcontents', 'du'];
const person = { regid: 'r-1', sessionid: 's-1' };
const owner = { regid: 'r-1', sessionId: 's-1' };
const asShopper = { '401': 'wishlist-identity-unknown' };
const change = { fine: { lid: 'l-1' }, value: undefined, own: asShopper, isUnread: true };
const wishlist: Operations<WishlistService> = {
  identify: { run: (one) => one.identify(`${SECRET}@example.test`), fine: person, value: owner },
  mergeGuestWithEmail: {
    run: (one) => one.mergeGuestWithEmail(SECRET, `${SECRET}@example.test`),
    fine: person,
    value: owner,
  },
  fetchLists: {
    run: (one) => one.fetchLists(identity),
    fine: [list],
    value: [plainList],
    own: asShopper,
    optional,
  },
  createList: {
    run: (one) => one.createList(identity, 'Wedding'),
    fine: list,
    value: plainList,
    own: asShopper,
    optional,
  },
  fetchSharedList: {
    run: (one) => one.fetchSharedList('l-1'),
    fine: { ...person, list: { ...list, lprops: '{"sharedBy":"Ann"}' } },
    value: { list: plainList, ownerName: 'Ann' },
    optional,
    // Whoever makes a list may give it properties; a shared one has ours.
    content: ['lprops'],
  },
  renameList: { run: (one) => one.renameList(identity, 'l-1', 'Wedding'), ...change },
  deleteList: { run: (one) => one.deleteList(identity, 'l-1'), ...change },
  addProductsToList: { run: (one) => one.addProductsToList(identity, 'l-1', [item]), ...change },
  removeProductsFromList: { run: (one) => one.removeProductsFromList(identity, 'l-1', [item]), ...change },
  shareList: { run: (one) => one.shareList(identity, 'l-1', 'Ann'), ...change },
};

export const serverCalls = serverCallsOf(
  (means) =>
    createWishlistService({ baseUrl: 'https://swym.example', pid: 'cGlk==', apiKey: SECRET, ...means }),
  wishlist,
);
