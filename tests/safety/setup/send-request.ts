import { matchRoute } from '@storefront/core/routes';
import { toEdgeResponse } from '../../../packages/sandbox/src/edge/to-edge-response.ts';
import { toEvent } from '../../../packages/sandbox/src/edge/to-event.ts';
import { type ShopFunctions, SITE } from './shop-functions.ts';

export interface RequestOptions {
  method?: string;
  /** JSON unless it is bytes or text. */
  body?: unknown;
  token?: string;
  /** Added to the headers that a page of ours sends; undefined removes one. */
  headers?: Record<string, string | undefined>;
  /** The visitor's IP address and port, as the edge sees them. */
  address?: string;
}

export interface ReceivedResponse {
  status: number;
  headers: Record<string, string>;
  /** The body as it was sent. */
  bytes: Buffer;
  text: string;
  /** The parsed text; undefined when it is not JSON. */
  body: unknown;
}

/** Sends a request as pages of ours do: as an event of API Gateway, to the function of its path. */
export async function sendRequest(
  shop: ShopFunctions,
  path: string,
  sent: RequestOptions = {},
): Promise<ReceivedResponse> {
  const { method = sent.body === undefined ? 'GET' : 'POST', body, token } = sent;
  const { address = '198.51.100.7:4711' } = sent;
  const { to } = matchRoute(path.replace(/\?.*$/s, ''));
  const handler = Object.entries(shop.functions).find(([name]) => name === to)?.[1];
  if (handler === undefined) throw new Error(`No function has the path ${path}.`);
  const given: Record<string, string | undefined> = {
    host: 'localhost:3000',
    origin: SITE,
    'x-storefront': '1',
    'cloudfront-viewer-address': address,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...sent.headers,
  };
  const headers = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const event = toEvent({
    method,
    url: path,
    headers,
    body: toBytes(body),
    sourceIp: '203.0.113.1',
    at: shop.world.now(),
  });
  const response = toEdgeResponse(await handler(event));
  const text = response.body.toString('utf8');
  const flat = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
  const { status, body: bytes } = response;
  return { status, headers: Object.fromEntries(flat), bytes, text, body: parse(text) };
}

/** Registers a customer and logs her in. */
export async function registerCustomer(shop: ShopFunctions, email = 'ann@vesper.example', firstName = 'Ann') {
  await shop.accounts.register({ email, password: 'difference-1', firstName, lastName: 'Lee' }, 'US');
  const { token } = await shop.accounts.logIn(email, 'difference-1', 'US');
  const customer = await shop.accounts.customer(token, 'US');
  const id = /(\d+)$/.exec(customer?.id ?? '')?.[1] ?? '';
  return { email, token, id };
}

function toBytes(body: unknown): Buffer {
  if (body === undefined) return Buffer.alloc(0);
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
