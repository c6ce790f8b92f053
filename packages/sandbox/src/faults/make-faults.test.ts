import { describe, expect, it } from 'vitest';
import { makeFaults } from './make-faults.ts';
import { type PlannedFault, readFaults } from './planned-fault.ts';

/** A provider that counts requests, and a clock that only the test moves. */
function open(...plans: (Omit<PlannedFault, 'probability'> & { probability?: number })[]) {
  let calls = 0;
  let time = 0;
  let name = 'Iris';
  const waits: number[] = [];
  const faults = makeFaults({
    now: () => time,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
  });
  const set = () => faults.set(plans.map((plan) => ({ probability: 1, ...plan })));
  set();
  const server = faults.wrap('searchspring', () => {
    calls += 1;
    return Response.json({ calls, name, tags: ['new'], none: null });
  });
  const send = async (path = '/recommend', init?: RequestInit) =>
    server(new Request(`http://localhost:3003${path}`, init));
  const read = async (path?: string, init?: RequestInit) => (await send(path, init)).json();
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  /** A path whose response only a new name changes. */
  const named = faults.wrap('content', () => Response.json({ name }));
  const readName = async () => (await (await named(new Request('http://localhost:3002/query'))).json()).name;
  const rename = (to: string) => {
    name = to;
  };
  return { faults, set, send, read, pass, waits, calls: () => calls, readName, rename };
}

const provider = 'searchspring';
const post = (query: string): RequestInit => ({ method: 'POST', body: JSON.stringify({ query }) });

describe('a provider’s faults', () => {
  it('leave other providers alone', async () => {
    const { send } = open({ provider: 'klaviyo', kind: '500' });
    expect((await send()).status).toBe(200);
  });

  it.each([
    ['refused', 401],
    ['429', 429],
    ['500', 500],
  ] as const)(
    '%s responds without the provider, and browsers may read the response',
    async (kind, status) => {
      const { send, calls } = open({ provider, kind });
      const response = await send('/recommend', { headers: { origin: 'http://localhost:3000' } });
      expect(response.status).toBe(status);
      expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
      expect(response.headers.get('retry-after')).toBeNull();
      expect(calls()).toBe(0);
    },
  );

  it('429 sends Retry-After when retryAfterS is given', async () => {
    const { send } = open({ provider, kind: '429', retryAfterS: 7 });
    expect((await send()).headers.get('retry-after')).toBe('7');
  });

  it('slow waits, then the provider responds', async () => {
    const { send, waits } = open({ provider, kind: 'slow', delayMs: 3000 });
    expect((await send()).status).toBe(200);
    expect(waits).toEqual([3000]);
  });

  it('malformed promises JSON and sends HTML', async () => {
    const { send } = open({ provider, kind: 'malformed' });
    const response = await send();
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.text()).toContain('<!doctype html>');
  });

  it('wrong-types swaps texts and numbers, and leaves the shape', async () => {
    const { read } = open({ provider, kind: 'wrong-types' });
    expect(await read()).toEqual({ calls: 'seven', name: 7, tags: [7], none: null });
  });

  it('stale repeats the last response to a read; other reads and changes reach the provider', async () => {
    const { read, pass } = open({ provider, kind: 'stale' });
    expect(await read()).toMatchObject({ calls: 1 });
    pass(3_600_000);
    expect(await read()).toMatchObject({ calls: 1 });
    expect(await read('/other')).toMatchObject({ calls: 2 });
    expect(await read('/recommend', { headers: { authorization: 'Bearer t' } })).toMatchObject({ calls: 3 });
    expect(await read('/recommend', post('mutation Add { add }'))).toMatchObject({ calls: 4 });
    expect(await read('/recommend', post('mutation Add { add }'))).toMatchObject({ calls: 5 });
    expect(await read('/recommend', post('query Cart { cart }'))).toMatchObject({ calls: 6 });
    expect(await read('/recommend', post('query Cart { cart }'))).toMatchObject({ calls: 6 });
  });

  it('stale repeats what was read before it began, and ends with the fault or with the world', async () => {
    const { faults, readName, rename } = open();
    expect(await readName()).toBe('Iris');
    const plan = { provider: 'content', kind: 'stale', probability: 1 } as const;
    faults.set([plan]);
    rename('Odette');
    expect(await readName()).toBe('Iris');
    faults.set([]);
    expect(await readName()).toBe('Odette');
    faults.set([plan]);
    rename('Celeste');
    expect(await readName()).toBe('Odette');
    faults.forget();
    expect(await readName()).toBe('Celeste');
  });

  it('late shows a change delayMs after the first read that would have shown it', async () => {
    const { readName, rename, pass } = open({ provider: 'content', kind: 'late', delayMs: 5000 });
    expect(await readName()).toBe('Iris');
    pass(3_600_000);
    rename('Odette');
    expect(await readName()).toBe('Iris');
    pass(4999);
    expect(await readName()).toBe('Iris');
    pass(1);
    expect(await readName()).toBe('Odette');
    rename('Celeste');
    expect(await readName()).toBe('Odette');
  });

  it.each(['truncated', 'malformed', 'wrong-types'] as const)('%s cuts a stream', async (kind) => {
    const faults = makeFaults();
    faults.set([{ provider: 'content', kind, probability: 1 }]);
    let isCancelled = false;
    const endless = new ReadableStream({
      cancel() {
        isCancelled = true;
      },
    });
    const headers = { 'content-type': 'text/event-stream' };
    const server = faults.wrap('content', () => new Response(endless, { headers }));
    const response = await server(new Request('http://localhost:3002/listen'));
    expect(response.headers.get('x-sandbox-hang-up')).toBe('0');
    expect(isCancelled).toBe(true);
  });

  it('fail only the named operation: a path or a GraphQL operation', async () => {
    const { send } = open(
      { provider, kind: '500', operation: '/boost/*/recommend' },
      { provider, kind: '429', operation: 'Inventory' },
    );
    expect((await send('/boost/abc123/recommend?tags=a')).status).toBe(500);
    expect((await send('/beacon')).status).toBe(200);
    expect((await send('/graphql.json', post('query Inventory($id: ID!) { node }'))).status).toBe(429);
    expect((await send('/graphql.json', post('query Product { inventory }'))).status).toBe(200);
  });

  it('end when their time is over', async () => {
    const { send, pass, faults } = open({ provider, kind: '500', durationMs: 1000 });
    expect(faults.state()).toMatchObject([{ kind: '500', endsAt: '1970-01-01T00:00:01.000Z' }]);
    pass(999);
    expect((await send()).status).toBe(500);
    pass(1);
    expect((await send()).status).toBe(200);
    expect(faults.state()).toEqual([]);
  });

  it('fail their share of the requests, the same ones each time they are set', async () => {
    const { send, set, faults } = open({ provider, kind: '500', probability: 0.25 });
    const statuses = async () => {
      const seen: number[] = [];
      for (let at = 0; at < 400; at += 1) seen.push((await send()).status);
      return seen;
    };
    const first = await statuses();
    expect(faults.state()[0]?.met).toBe(first.filter((status) => status === 500).length);
    expect(faults.state()[0]?.met).toBeGreaterThan(70);
    expect(faults.state()[0]?.met).toBeLessThan(130);
    set();
    expect(await statuses()).toEqual(first);
  });

  it('let a browser’s preflight through', async () => {
    const { send } = open({ provider, kind: 'down' });
    expect((await send('/recommend', { method: 'OPTIONS' })).status).toBe(200);
  });
});

describe('the plan of faults', () => {
  it('fails every request unless it names a probability', () => {
    expect(readFaults([{ provider, kind: 'down' }], [provider])).toEqual([
      { provider, kind: 'down', probability: 1 },
    ]);
  });

  it.each([
    [{}, 'a list of faults'],
    [[7], 'faults[0]: Invalid input: expected object'],
    [[{ provider: 'nobody', kind: 'down' }], 'faults[0].provider: must be one of searchspring'],
    [[{ provider, kind: 'broken' }], 'faults[0].kind: must be one of down, refused'],
    [[{ provider, kind: 'down', probability: 2 }], 'probability: must be a number from 0 to 1'],
    [[{ provider, kind: 'down', operation: 'two words' }], 'operation: must be a path'],
    [[{ provider, kind: 'slow', delayMs: -1 }], 'delayMs: must be a whole number from 0 to'],
    [[{ provider, kind: 'slow', durationMs: 1e12 }], 'durationMs: must be a whole number from 0 to'],
    [[{ provider, kind: '429', retryAfter: 7 }], 'Unrecognized key: "retryAfter"'],
  ])('refuses %j with a reason', (list, reason) => {
    expect(readFaults(list, [provider])).toEqual(expect.stringContaining(reason));
  });
});
