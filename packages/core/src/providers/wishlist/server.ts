import { Fault } from '../../fault.ts';
import type { WishlistItem } from '../../wishlist/wishlist.ts';
import { createHttp, type HttpOptions } from '../http.ts';
import type { Read, Shape } from '../read-answer.ts';
import { requestJson, type StatusHandlers } from '../request-json.ts';
import { readShare, toIdentity, toItemGroups, toList, toListProps, toLists } from './map.ts';
import { changeShape, identityShape, listShape, listsShape, sharedListShape } from './wire.ts';
import type { WishlistIdentity, WishlistService } from './wishlist.ts';

export interface WishlistOptions extends HttpOptions {
  /** The store's own host at the service, with `https://` and without a trailing slash. */
  baseUrl: string;
  /** The store's id. */
  pid: string;
  apiKey: string;
  timeoutMs: number;
}

const MAX_RESPONSE_BYTES = 2_000_000;

/** The service demands a user agent of those who change lists, and the kind of one of those who name people. */
const USER_AGENT = 'storefront-server';
const USER_AGENT_TYPE = 'headlessServer';

/** The identity that reads shared lists, which belong to no visitor. */
const READER_UUID = '00000000-0000-4000-8000-000000000001';

type Fields = Readonly<Record<string, string>>;

interface How<Value> {
  isRepeatable?: boolean;
  onStatus?: StatusHandlers<Value>;
}

/** Wishlists of Swym, by its REST interface, version 3. Make one per process; the key never leaves the server. */
export function createWishlistService({
  baseUrl,
  pid,
  apiKey,
  timeoutMs,
  ...options
}: WishlistOptions): WishlistService {
  const http = createHttp(options);
  const basic = `Basic ${Buffer.from(`${pid}:${apiKey}`).toString('base64')}`;

  function send<const S extends Shape, Value = never>(
    path: string,
    headers: Fields,
    fields: Fields,
    shape: S,
    { isRepeatable = false, onStatus = {} }: How<Value>,
  ): Promise<Read<S> | Value> {
    const request = {
      provider: 'wishlist',
      url: `${baseUrl}${path}`,
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': USER_AGENT,
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
      isRepeatable,
      timeoutMs,
      maxBytes: MAX_RESPONSE_BYTES,
    };
    return requestJson(http, request, shape, onStatus);
  }

  /** Calls for the store, authorised by our key. */
  async function identifyBy(path: string, fields: Fields, how: How<never>): Promise<WishlistIdentity> {
    const all = { ...fields, useragenttype: USER_AGENT_TYPE };
    return toIdentity(await send(path, { authorization: basic }, all, identityShape, how));
  }

  /** Repeatable: it returns the same identity. */
  const identifyVisitor = (fields: Fields) =>
    identifyBy('/storeadmin/v3/user/generate-regid?appId=Wishlist', fields, { isRepeatable: true });

  /** Calls for a shopper, authorised by the identity. */
  function callAsShopper<const S extends Shape, Value = never>(
    operation: string,
    { regid, sessionId }: WishlistIdentity,
    fields: Fields,
    shape: S,
    how: How<Value>,
  ): Promise<Read<S> | Value> {
    const path = `/api/v3/lists/${operation}?pid=${encodeURIComponent(pid)}`;
    const onStatus = { 401: throwUnknownIdentity, ...how.onStatus };
    return send(path, {}, { regid, sessionid: sessionId, ...fields }, shape, { ...how, onStatus });
  }

  async function change(
    operation: string,
    identity: WishlistIdentity,
    fields: Fields,
    refusal: () => never,
  ): Promise<void> {
    await callAsShopper(operation, identity, fields, changeShape, { onStatus: { 400: refusal } });
  }

  async function changeItems(
    how: 'a' | 'd',
    identity: WishlistIdentity,
    lid: string,
    items: readonly WishlistItem[],
  ): Promise<void> {
    for (const group of toItemGroups(items)) {
      await change('update-ctx', identity, { lid, [how]: JSON.stringify(group) }, throwUnknownList);
    }
  }

  return {
    identify: (email) => identifyVisitor({ useremail: email }),

    async fetchLists(identity) {
      return toLists(await callAsShopper('fetch-lists', identity, {}, listsShape, { isRepeatable: true }));
    },

    async createList(identity, name) {
      const onStatus = { 400: throwRefusedName };
      const fields = { lname: name, lty: 'wl' };
      return toList(await callAsShopper('create', identity, fields, listShape, { onStatus }));
    },

    renameList: (identity, lid, name) => change('update', identity, { lid, lname: name }, throwRefusedName),
    deleteList: (identity, lid) => change('delete-list', identity, { lid }, throwUnknownList),
    addProductsToList: (identity, lid, items) => changeItems('a', identity, lid, items),
    removeProductsFromList: (identity, lid, items) => changeItems('d', identity, lid, items),

    async shareList(identity, lid, ownerFirstName) {
      await change('update', identity, { lid, lprops: toListProps(ownerFirstName) }, throwUnknownList);
      await change('markPublic', identity, { lid }, throwUnknownList);
    },

    async fetchSharedList(lid) {
      const reader = await identifyVisitor({ uuid: READER_UUID });
      const how = { isRepeatable: true, onStatus: { 400: noList, 404: noList } };
      const found = await callAsShopper('fetch-list-with-contents', reader, { lid }, sharedListShape, how);
      const share = found === null ? null : readShare(found.list.lprops);
      return found === null || share === null ? null : { list: toList(found.list), ...share };
    },

    mergeGuestWithEmail: (guestRegid, email) =>
      identifyBy(
        '/storeadmin/v3/user/guest-validate-sync',
        { regid: guestRegid, useremail: email },
        { onStatus: { 400: throwUnknownGuest } },
      ),
  };
}

const noList = () => null;

function throwUnknownIdentity(): never {
  throw new Fault({
    code: 'wishlist-identity-unknown',
    kind: 'refused',
    say: 'The wishlist service no longer knows this identity: identify the customer again.',
  });
}

function throwUnknownGuest(): never {
  throw new Fault({
    code: 'wishlist-guest-unknown',
    kind: 'absent',
    say: 'The wishlist service knows no such visitor: there is nothing to merge.',
  });
}

function throwUnknownList(): never {
  throw new Fault({
    code: 'wishlist-list-unknown',
    kind: 'absent',
    say: 'The wishlist service knows no such list of this shopper: read the lists again.',
  });
}

function throwRefusedName(): never {
  throw new Fault({
    code: 'wishlist-name-refused',
    kind: 'input',
    say: 'The wishlist service refused the name: it takes 3 to 50 characters, and every name once.',
  });
}
