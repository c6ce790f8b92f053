import type { RateLimiter } from '@storefront/core/cache/rate-limiter';
import { Fault, isFault } from '@storefront/core/fault';
import type { AccountDetails } from '@storefront/core/providers/commerce/account';
import type { WishlistIdentity, WishlistService } from '@storefront/core/providers/wishlist/wishlist';
import { toSharedWishlist } from '@storefront/core/wishlist/shared-wishlist';
import { LIST_NAME_MAX, LIST_NAME_MIN, tidyListName } from '@storefront/core/wishlist/wishlist-modal';
import type { Context, Hono } from 'hono';
import * as z from 'zod';
import {
  type OpenAccounts,
  requireCustomer,
  requireToken,
  type VerifiedCustomer,
} from '../account/require-customer.ts';
import { requireProvider } from '../deps/require-provider.ts';
import { rateLimitByAccount, rateLimitByIp } from '../guard/rate-limit.ts';
import { makeApi } from '../http/make-api.ts';
import { noStore } from '../http/no-store.ts';
import { readBody, readInput } from '../http/read-body.ts';
import type { Log } from '../observe/log.ts';
import type { Meter } from '../observe/meter.ts';

export interface WishlistsDeps {
  siteUrl: string;
  /** Null where the shop has no such provider. */
  wishlists: WishlistService | null;
  openAccounts: OpenAccounts<Pick<AccountDetails, 'customer'>>;
  rateLimiter: RateLimiter;
  log?: Log;
  meter?: Meter;
}

const ipLimit = { name: 'wishlists', attempts: 240, withinS: 300 };
const accountLimit = { name: 'wishlists', attempts: 120, withinS: 300 };

const listId = z.string().regex(/^[\w-]{1,100}$/);
/** As the browser checks it: in characters, of which an emoji is one. */
const listName = z
  .string()
  .transform(tidyListName)
  .refine((name) => {
    const { length } = Array.from(name);
    return length >= LIST_NAME_MIN && length <= LIST_NAME_MAX;
  });
const nameBody = z.object({ name: listName });
const mergeBody = z.object({ regid: z.string().regex(/^[\w=+/.-]{1,200}$/) });

interface Owner extends VerifiedCustomer {
  service: WishlistService;
  identity: WishlistIdentity;
}

/**
 * The wishlists of a logged-in customer, who is known by the token alone. GET POST /api/wishlists, PATCH DELETE
 * /:lid, POST DELETE /:lid/products, POST /:lid/share, POST /merge; and GET /shared/:id, for anybody.
 */
export function wishlistsApi(deps: WishlistsDeps): Hono {
  const itemsBody = z.object({
    items: z
      .array(
        z.object({
          epi: z.int().positive(),
          empi: z.int().positive(),
          du: z
            .string()
            .max(2_000)
            .refine((address) => URL.canParse(address) && new URL(address).origin === deps.siteUrl),
        }),
      )
      .min(1)
      .max(100),
  });

  async function openOwner(context: Context): Promise<Owner> {
    const service = requireProvider(deps.wishlists);
    await rateLimitByIp(deps, context, ipLimit);
    const who = await requireCustomer(context, deps.openAccounts);
    await rateLimitByAccount(deps, who.id, accountLimit);
    return { ...who, service, identity: await service.identify(who.email) };
  }

  const readListId = (context: Context) => readInput(z.object({ lid: listId }), context.req.param()).lid;

  /** Refuses bad bodies before any provider is called. */
  function readOwnerBody<Body>(context: Context, schema: z.ZodType<Body>): Promise<Body> {
    requireProvider(deps.wishlists);
    requireToken(context);
    return readBody(context, schema);
  }

  async function list(context: Context): Promise<Response> {
    const { service, identity } = await openOwner(context);
    return respond(context, { lists: await service.fetchLists(identity) });
  }

  async function create(context: Context): Promise<Response> {
    const { name } = await readOwnerBody(context, nameBody);
    const { service, identity } = await openOwner(context);
    return respond(context, { list: await service.createList(identity, name) }, 201);
  }

  async function rename(context: Context): Promise<Response> {
    const lid = readListId(context);
    const { name } = await readOwnerBody(context, nameBody);
    const { service, identity } = await openOwner(context);
    await service.renameList(identity, lid, name).catch(async (error: unknown) => {
      // The service refuses a name and a list that is not the customer's by the same status.
      if (isFault(error) && error.code === 'wishlist-name-refused')
        await requireOwnList(service, identity, lid);
      throw error;
    });
    return respond(context, { lid, name });
  }

  async function remove(context: Context): Promise<Response> {
    const lid = readListId(context);
    const { service, identity } = await openOwner(context);
    await service.deleteList(identity, lid);
    return respond(context, { lid });
  }

  async function addProducts(context: Context): Promise<Response> {
    const lid = readListId(context);
    const { items } = await readOwnerBody(context, itemsBody);
    const { service, identity } = await openOwner(context);
    await service.addProductsToList(identity, lid, items);
    return respond(context, { lid });
  }

  async function removeProducts(context: Context): Promise<Response> {
    const lid = readListId(context);
    const { items } = await readOwnerBody(context, itemsBody);
    const { service, identity } = await openOwner(context);
    await service.removeProductsFromList(identity, lid, items);
    return respond(context, { lid });
  }

  /** A customer may share only her own list; the service does not check that. */
  async function share(context: Context): Promise<Response> {
    const lid = readListId(context);
    const { service, identity, customer } = await openOwner(context);
    await requireOwnList(service, identity, lid);
    await service.shareList(identity, lid, customer.firstName);
    return respond(context, { id: lid });
  }

  async function shared(context: Context): Promise<Response> {
    const service = requireProvider(deps.wishlists);
    const { id } = readInput(z.object({ id: listId }), context.req.param());
    await rateLimitByIp(deps, context, ipLimit);
    const found = await service.fetchSharedList(id);
    if (found === null) throw unknownList();
    return respond(context, { list: toSharedWishlist(found.list, found.ownerName, SAVED_ITEMS_NAME) });
  }

  async function merge(context: Context): Promise<Response> {
    const { regid } = await readOwnerBody(context, mergeBody);
    const { service, email } = await openOwner(context);
    const identity = await service.mergeGuestWithEmail(regid, email);
    return respond(context, { lists: await service.fetchLists(identity) });
  }

  return makeApi(
    {
      '/api/wishlists': { GET: list, POST: create },
      '/api/wishlists/merge': { POST: merge },
      '/api/wishlists/shared/:id': { GET: shared },
      '/api/wishlists/:lid': { PATCH: rename, DELETE: remove },
      '/api/wishlists/:lid/products': { POST: addProducts, DELETE: removeProducts },
      '/api/wishlists/:lid/share': { POST: share },
    },
    deps,
  );
}

/** `[const.page-meta.3]` */
const SAVED_ITEMS_NAME = 'Saved items';

function respond(context: Context, body: Record<string, unknown>, status: 200 | 201 = 200): Response {
  return context.json(body, status, noStore);
}

/** Throws as for a list that does not exist, when it is not the customer's. */
async function requireOwnList(
  service: WishlistService,
  identity: WishlistIdentity,
  lid: string,
): Promise<void> {
  const own = await service.fetchLists(identity);
  if (!own.some((one) => one.lid === lid)) throw unknownList();
}

function unknownList(): Fault {
  return new Fault({ code: 'wishlist-list-unknown', kind: 'absent', say: 'There is no such list.' });
}
