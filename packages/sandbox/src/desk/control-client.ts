import type { FaultState } from '../faults/make-faults.ts';
import type { PlannedFault } from '../faults/planned-fault.ts';
import type { Received } from '../world/record-received.ts';
import type { Mail } from '../world/world.ts';
import type { ControlState } from './control-api.ts';
import type { ShelfVariant } from './find-variants.ts';

/** A fault to set; it fails every request unless `probability` says otherwise. */
export type FaultPlan = Omit<PlannedFault, 'probability'> & { probability?: number };

export interface ProductValues {
  title?: string;
  tags?: readonly string[];
  productType?: string;
  /** US cents, of every variant. */
  priceCents?: number;
  published?: boolean;
  /** Keeps so many of its pictures, or of its variants. */
  pictures?: number;
  variants?: number;
  /** False leaves its variants without option values. */
  options?: false;
  /** The value of the metafield that names its film. */
  video?: string;
}

interface CollectionValues {
  title?: string;
  /** Products in their order. */
  handles?: readonly string[];
}

/** One edit of the platform's back office; an `id` is a number, a global id or a handle. */
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

/** Controls a running sandbox from a test. Rejects with the sandbox's own words when it refuses. */
export interface ControlClient {
  state(): Promise<ControlState>;
  /** Replaces all faults. */
  setFaults(...faults: readonly FaultPlan[]): Promise<FaultState[]>;
  clearFaults(): Promise<void>;
  /** Resets the world to its seed, with the faults that the sandbox started with. */
  reset(): Promise<ControlState>;
  /** The clock then goes on from there. Both return the new time, ISO 8601. */
  moveClockTo(moment: string): Promise<string>;
  advanceClock(milliseconds: number): Promise<string>;
  /** The country of all visitors: two capital letters. */
  setCountry(country: string): Promise<void>;
  edit(edit: BackOfficeEdit): Promise<void>;
  /** Variants whose title or SKU contains these words, with current stock and price. */
  findVariants(words: string): Promise<ShelfVariant[]>;
  /** The last 200 requests of a double, oldest first. */
  receivedBy(provider: string): Promise<Received[]>;
  mails(): Promise<Mail[]>;
}

/** @param desk the desk's origin, such as `http://localhost:3003` */
export function createControlClient(desk: string): ControlClient {
  async function send<Result>(method: string, path: string, body?: object): Promise<Result> {
    const headers = { 'content-type': 'application/json', 'x-sandbox-desk': '1' };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(`${desk}/control${path}`, init);
    if (response.ok) return response.json();
    throw new Error(`The sandbox refused ${method} ${path}: ${response.status} ${await response.text()}`);
  }
  const move = async (body: object) => (await send<{ now: string }>('POST', '/clock', body)).now;

  return {
    state: () => send('GET', ''),
    setFaults: async (...faults) =>
      (await send<{ faults: FaultState[] }>('POST', '/faults', { faults })).faults,
    clearFaults: () => send('DELETE', '/faults'),
    reset: () => send('POST', '/reset'),
    moveClockTo: (now) => move({ now }),
    advanceClock: (advanceMs) => move({ advanceMs }),
    setCountry: (country) => send('POST', '/country', { country }),
    edit: (edit) => send('POST', '/admin', edit),
    findVariants: async (words) =>
      (await send<{ variants: ShelfVariant[] }>('GET', `/variants?${new URLSearchParams({ q: words })}`))
        .variants,
    receivedBy: async (provider) =>
      (await send<{ received: Received[] }>('GET', `/received/${encodeURIComponent(provider)}`)).received,
    mails: async () => (await send<{ mails: Mail[] }>('GET', '/mail')).mails,
  };
}
