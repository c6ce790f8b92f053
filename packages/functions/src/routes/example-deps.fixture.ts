import type { Customer } from '@storefront/core/account/customer';
import { exampleStore } from '@storefront/core/cache/example-store';
import type { RateLimit } from '@storefront/core/cache/rate-limiter';
import type { Hono } from 'hono';
import { vi } from 'vitest';
import { openCache } from '../deps/open-cache.ts';

export const SITE = 'https://shop.example';

export const ann: Customer = {
  id: 'gid://shopify/Customer/7',
  email: 'ann@vesper.example',
  firstName: 'Ann',
  lastName: 'Lee',
  phone: null,
  defaultAddress: null,
  orders: [],
  acceptsMarketing: false,
  orderCount: 0,
};

/** What every API needs: a table in memory, a clock that only a test moves, and records of what happened. */
export function exampleDeps() {
  let now = Date.parse('2026-11-20T10:00:00Z');
  const clock = { now: () => now };
  const waits: number[] = [];
  const backoff = {
    wait: async (delayMs: number) => {
      waits.push(delayMs);
    },
    random: () => 0,
  };
  const lines: { level: string; message: string; fields: unknown }[] = [];
  const record = (level: string) => (message: string, fields?: unknown) => {
    lines.push({ level, message, fields });
  };
  const log = { info: record('INFO'), error: record('ERROR') };
  const meter = { coldStart: vi.fn(), request: vi.fn(), failure: vi.fn() };
  const store = exampleStore(clock);
  const { responses, idempotency } = openCache({ store, clock, backoff, log, meter });
  /** Attempts that were counted: an IP address, an account or a pair of both, and the limit. */
  const counted: [string, RateLimit][] = [];
  /** Of whom attempts were forgotten, and the limit. */
  const forgotten: [string, RateLimit][] = [];
  /** Names of limits that are reached, with `address:`, `account:` or `pair:` before them. */
  const reached = new Set<string>();
  const rateLimiter = {
    take: async (who: string, limit: RateLimit) => {
      counted.push([who, limit]);
      return reached.has(`${who.split(':')[0]}:${limit.name}`) ? 40 : null;
    },
    forget: async (who: string, limit: RateLimit) => {
      forgotten.push([who, limit]);
    },
  };
  const accounts = {
    customer: vi.fn(async (token: string): Promise<Customer | null> => (token === 'ann-token' ? ann : null)),
  };
  const openAccounts = vi.fn((_buyerIp: string | null) => accounts);
  return {
    deps: { siteUrl: SITE, clock, backoff, log, meter, responses, idempotency, rateLimiter, openAccounts },
    accounts,
    store,
    lines,
    waits,
    counted,
    forgotten,
    reached,
    moveOn(durationMs: number) {
      now += durationMs;
    },
  };
}

interface Sent {
  method?: string;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

export interface Received {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Sends a request as a page of the shop does. */
export async function sendTo(app: Hono, path: string, sent: Sent = {}): Promise<Received> {
  const { body, token, method = body === undefined ? 'GET' : 'POST' } = sent;
  const response = await app.request(path, {
    method,
    headers: {
      origin: SITE,
      'x-storefront': '1',
      'cloudfront-viewer-address': '198.51.100.7:4711',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...sent.headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}

/** The error body of a response whose code is this. */
export function errorOf({ status, body }: Received): [number, unknown] {
  const { error }: { error?: { code?: unknown } } = Object(body);
  return [status, error?.code];
}

export const address = 'address:198.51.100.7';
