import { Fault } from '@storefront/core/fault';
import type { AccountDetails } from '@storefront/core/providers/commerce/account';
import type { WishlistIdentity, WishlistService } from '@storefront/core/providers/wishlist/wishlist';
import { toSharedWishlist } from '@storefront/core/wishlist/shared-wishlist';
import type { Context, Hono } from 'hono';
import * as z from 'zod';
import type { Throttle } from '../doors.ts';
import type { Log } from '../log.ts';
import { makeApi } from '../make-api.ts';
import type { Meter } from '../meter.ts';
import { offered } from '../not-offered.ts';
import { readBody, readInput } from '../read-body.ts';
import {
  type OpenAccounts,
  requireCustomer,
  requireToken,
  type VerifiedCustomer,
} from '../require-customer.ts';
import { slowDownAccount, slowDownAddress } from '../slow-down.ts';

export interface WishlistsDoors {
  siteUrl: string;
  /** Null where the shop has no such provider. */
  wishlists: WishlistService | null;
  openAccounts: OpenAccounts<Pick<AccountDetails, 'customer'>>;
  throttle: Throttle;
  log?: Log;
  meter?: Meter;
}

const addressLimit = { name: 'wishlists', attempts: 240, withinS: 300 };
const accountLimit = { name: 'wishlists', attempts: 120, withinS: 300 };

const listId = z.string().regex(/^[\w-]{1,100}$/);
const nameBody = z.object({ name: z.string().trim().min(3).max(50) });
const mergeBody = z.object({ regid: z.string().regex(/^[\w=+/.-]{1,200}$/) });

interface Owner extends VerifiedCustomer {
  service: WishlistService;
  identity: WishlistIdentity;
}

/**
 * The wishlists of a logged-in customer: who that is says the token alone. GET POST /api/wishlists, PATCH DELETE
 * /:lid, POST DELETE /:lid/products, POST /:lid/share, POST /merge; and GET /shared/:id, for anybody.
 */
export function wishlistsApi(doors: WishlistsDoors): Hono {
  const itemsBody = z.object({
    items: z
      .array(
        z.object({
          epi: z.int().positive(),
          empi: z.int().positive(),
          du: z
            .string()
            .max(2_000)
            .refine((address) => URL.canParse(address) && new URL(address).origin === doors.siteUrl),
        }),
      )
      .min(1)
      .max(100),
  });

  async function enter(context: Context): Promise<Owner> {
    const service = offered(doors.wishlists);
    await slowDownAddress(doors, context, addressLimit);
    const who = await requireCustomer(context, doors.openAccounts);
    await slowDownAccount(doors, who.id, accountLimit);
    return { ...who, service, identity: await service.identify(who.email) };
  }

  const readListId = (context: Context) => readInput(z.object({ lid: listId }), context.req.param()).lid;

  /** Bad bodies are refused before anybody is asked. */
  function readOwn<Body>(context: Context, schema: z.ZodType<Body>): Promise<Body> {
    offered(doors.wishlists);
    requireToken(context);
    return readBody(context, schema);
  }

  async function list(context: Context): Promise<Response> {
    const { service, identity } = await enter(context);
    return answer(context, { lists: await service.fetchLists(identity) });
  }

  async function create(context: Context): Promise<Response> {
    const { name } = await readOwn(context, nameBody);
    const { service, identity } = await enter(context);
    return answer(context, { list: await service.createList(identity, name) }, 201);
  }

  async function rename(context: Context): Promise<Response> {
    const lid = readListId(context);
    const { name } = await readOwn(context, nameBody);
    const { service, identity } = await enter(context);
    await service.renameList(identity, lid, name);
    return answer(context, { lid, name });
  }

  async function remove(context: Context): Promise<Response> {
    const lid = readListId(context);
    const { service, identity } = await enter(context);
    await service.deleteList(identity, lid);
    return answer(context, { lid });
  }

  async function add(context: Context): Promise<Response> {
    const lid = readListId(context);
    const { items } = await readOwn(context, itemsBody);
    const { service, identity } = await enter(context);
    await service.addProductsToList(identity, lid, items);
    return answer(context, { lid });
  }

  async function takeOut(context: Context): Promise<Response> {
    const lid = readListId(context);
    const { items } = await readOwn(context, itemsBody);
    const { service, identity } = await enter(context);
    await service.removeProductsFromList(identity, lid, items);
    return answer(context, { lid });
  }

  /** Only a list of the customer's own can be shared, whatever the service would let happen. */
  async function share(context: Context): Promise<Response> {
    const lid = readListId(context);
    const { service, identity, customer } = await enter(context);
    const own = await service.fetchLists(identity);
    if (!own.some((one) => one.lid === lid)) throw unknownList();
    await service.shareList(identity, lid, customer.firstName);
    return answer(context, { id: lid });
  }

  async function shared(context: Context): Promise<Response> {
    const service = offered(doors.wishlists);
    const { id } = readInput(z.object({ id: listId }), context.req.param());
    await slowDownAddress(doors, context, addressLimit);
    const found = await service.fetchSharedList(id);
    if (found === null) throw unknownList();
    return answer(context, { list: toSharedWishlist(found.list, found.ownerName, SAVED_ITEMS_NAME) });
  }

  async function merge(context: Context): Promise<Response> {
    const { regid } = await readOwn(context, mergeBody);
    const { service, email } = await enter(context);
    const identity = await service.mergeGuestWithEmail(regid, email);
    return answer(context, { lists: await service.fetchLists(identity) });
  }

  return makeApi(
    {
      '/api/wishlists': { GET: list, POST: create },
      '/api/wishlists/merge': { POST: merge },
      '/api/wishlists/shared/:id': { GET: shared },
      '/api/wishlists/:lid': { PATCH: rename, DELETE: remove },
      '/api/wishlists/:lid/products': { POST: add, DELETE: takeOut },
      '/api/wishlists/:lid/share': { POST: share },
    },
    doors,
  );
}

/** `[const.page-meta.3]` */
const SAVED_ITEMS_NAME = 'Saved items';

function answer(context: Context, body: Record<string, unknown>, status: 200 | 201 = 200): Response {
  return context.json(body, status, { 'cache-control': 'private, no-store' });
}

function unknownList(): Fault {
  return new Fault({ code: 'wishlist-list-unknown', kind: 'absent', say: 'There is no such list.' });
}
