import { Fault } from '../../fault.ts';
import { type CommerceOptions, createCommerceClient, type Send } from './client.ts';
import { CART_LINES_REMOVE } from './documents/cart.ts';
import { INVENTORY_QUERY } from './documents/inventory.ts';
import { cartLinesRemoveShape, inventoryShape } from './generated/answer-shapes.ts';

const handle = 'aurelia-slip-dress';
const cartId = 'gid://shopify/Cart/1';
const tagsShape = { tags: ['text'] } as const;

export const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  });
const money = { amount: '68.0', currencyCode: 'USD' };
export const product = {
  tags: ['silk'],
  priceRange: { minVariantPrice: money, maxVariantPrice: money },
  variants: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
};
export const found = () => json({ data: { product } });
export const throttled = () =>
  json({ data: null, errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] });

/** A platform that sends these responses, one after the other, and then repeats the last one. */
export function platform(
  responses: (() => Response | Promise<Response>)[],
  options: Partial<CommerceOptions> = {},
) {
  const requests: { url: string; headers: Headers; body: { variables: unknown } }[] = [];
  const waits: number[] = [];
  const reported: string[] = [];
  const send: Send = async (url, init) => {
    const respond = responses[Math.min(requests.length, responses.length - 1)];
    requests.push({ url, headers: new Headers(init.headers), body: JSON.parse(String(init.body)) });
    if (respond === undefined) throw new Error('no response');
    return respond();
  };
  const client = createCommerceClient(
    {
      storeDomain: 'vesper-vine.myshopify.com',
      apiVersion: '2025-01',
      token: { public: 'shown-to-all' },
      report: ({ code }) => reported.push(code),
      backoff: { wait: async (delayMs) => void waits.push(delayMs), random: () => 1 },
      ...options,
    },
    send,
  );
  const read = () => client.query(INVENTORY_QUERY, inventoryShape, { handle, country: 'US' });
  const write = () =>
    client.mutate(CART_LINES_REMOVE, cartLinesRemoveShape, { cartId, lineIds: [], country: 'US' });
  const readAliases = () =>
    client.queryAliases('query ByHandles { … }', ['a', 'b'], tagsShape, { country: 'US' });
  return { read, write, readAliases, requests, waits, reported };
}

export async function faultOf(
  promise: Promise<unknown>,
): Promise<{ code: string; kind: string; say: string }> {
  const reason = await promise.then(
    () => 'no fault',
    (error: unknown) => error,
  );
  if (!(reason instanceof Fault)) throw new Error(`expected a Fault, got ${String(reason)}`);
  return { code: reason.code, kind: reason.kind, say: reason.say };
}
