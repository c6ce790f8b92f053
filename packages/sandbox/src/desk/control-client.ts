import type { PlannedFault } from '../faults/planned-fault.ts';
import type { FaultState } from '../faults.ts';
import type { Received } from '../world/record-received.ts';
import type { Mail } from '../world/world.ts';
import type { ControlState } from './control-api.ts';
import type { ShelfVariant } from './find-variants.ts';

/** A fault to be set; it meets every request unless `probability` says otherwise. */
export type FaultPlan = Omit<PlannedFault, 'probability'> & { probability?: number };

export interface ProductValues {
  title?: string;
  tags?: readonly string[];
  productType?: string;
  /** US cents, of every variant. */
  priceCents?: number;
  published?: boolean;
}

export interface CollectionValues {
  title?: string;
  /** Products in their order. */
  handles?: readonly string[];
}

/** One edit in the platform's back office; an `id` is a number, a global id or a handle. */
export type BackOfficeEdit =
  | { do: 'stock'; variantId: string; units: number }
  | { do: 'price'; variantId: string; priceCents: number; compareAtCents?: number }
  | { do: 'fulfil'; order: string }
  | { do: 'invite'; email: string }
  | { do: 'lag'; milliseconds: number }
  | ({ do: 'product'; action: 'create'; handle: string; like?: string } & ProductValues)
  | ({ do: 'product'; action: 'update'; id: string } & ProductValues)
  | ({ do: 'collection'; action: 'create'; handle: string } & CollectionValues)
  | ({ do: 'collection'; action: 'update'; id: string } & CollectionValues)
  | {
      do: 'metaobject';
      action: 'create';
      type: string;
      handle: string;
      fields: Readonly<Record<string, string>>;
    }
  | { do: 'metaobject'; action: 'update'; id: string; fields: Readonly<Record<string, string>> }
  | { do: 'product' | 'collection' | 'metaobject'; action: 'delete'; id: string };

/** Steers a running sandbox from a test. Rejects with the sandbox's own words when it refuses. */
export interface ControlClient {
  state(): Promise<ControlState>;
  /** Takes the place of all faults before. */
  setFaults(...faults: readonly FaultPlan[]): Promise<FaultState[]>;
  clearFaults(): Promise<void>;
  /** Starts the world over from its seed, with the faults that the sandbox began with. */
  reset(): Promise<ControlState>;
  /** The clock then goes on from there. Both answer the new time, ISO 8601. */
  moveClockTo(moment: string): Promise<string>;
  advanceClock(milliseconds: number): Promise<string>;
  /** Where all visitors come from: two capital letters. */
  setCountry(country: string): Promise<void>;
  edit(edit: BackOfficeEdit): Promise<void>;
  /** Variants whose title or SKU has these words, with today's stock and price. */
  findVariants(words: string): Promise<ShelfVariant[]>;
  /** What a double received, oldest first; the last 200. */
  receivedBy(provider: string): Promise<Received[]>;
  mails(): Promise<Mail[]>;
}

/** @param desk the desk's origin, such as `http://localhost:3003` */
export function createControlClient(desk: string): ControlClient {
  async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json', 'x-sandbox-desk': '1' };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const answer = await fetch(`${desk}/control${path}`, init);
    if (answer.ok) return answer.json();
    throw new Error(`The sandbox refused ${method} ${path}: ${answer.status} ${await answer.text()}`);
  }
  const move = async (body: object) => (await ask<{ now: string }>('POST', '/clock', body)).now;

  return {
    state: () => ask('GET', ''),
    setFaults: async (...faults) =>
      (await ask<{ faults: FaultState[] }>('POST', '/faults', { faults })).faults,
    clearFaults: () => ask('DELETE', '/faults'),
    reset: () => ask('POST', '/reset'),
    moveClockTo: (now) => move({ now }),
    advanceClock: (advanceMs) => move({ advanceMs }),
    setCountry: (country) => ask('POST', '/country', { country }),
    edit: (edit) => ask('POST', '/admin', edit),
    findVariants: async (words) =>
      (await ask<{ variants: ShelfVariant[] }>('GET', `/variants?${new URLSearchParams({ q: words })}`))
        .variants,
    receivedBy: async (provider) =>
      (await ask<{ received: Received[] }>('GET', `/received/${encodeURIComponent(provider)}`)).received,
    mails: async () => (await ask<{ mails: Mail[] }>('GET', '/mail')).mails,
  };
}
