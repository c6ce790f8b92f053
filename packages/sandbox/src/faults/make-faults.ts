import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxServer } from '../world/world.ts';
import { confuse, errorResponseOf, garble, truncate } from './failing-responses.ts';
import { hangUpAfter } from './hang-up.ts';
import type { PlannedFault } from './planned-fault.ts';
import { createResponseHistory, type ResponseHistory } from './response-history.ts';
import { type RequestSummary, summarizeRequest } from './summarize-request.ts';

export interface FaultState extends PlannedFault {
  /** ISO 8601 of when it ends by itself; null for never. */
  endsAt: string | null;
  /** How many requests it has failed. */
  met: number;
}

export interface Faults {
  /** Replaces all faults. */
  set(faults: readonly PlannedFault[]): void;
  /** Forgets stored responses, for a world that starts over. */
  forget(): void;
  state(): FaultState[];
  /** Returns the named double's server, failing as planned. */
  wrap(provider: string, server: SandboxServer): SandboxServer;
}

interface FaultOptions {
  /** Real time, not the world's clock. */
  now?: () => number;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

interface ActiveFault {
  plan: PlannedFault;
  endsAt: number;
  met: number;
}

const USUAL_DELAY_MS = 2000;
/** Longer than any client waits. */
const NEVER_MS = 120_000;

/** All faults of a sandbox. Which requests a fault of some probability meets is the same every time. */
export function makeFaults({ now = Date.now, wait = waitUntilAborted }: FaultOptions = {}): Faults {
  let active: ActiveFault[] = [];
  /** By provider. */
  let histories = new Map<string, ResponseHistory>();
  let random = seededRandom();

  function meet(provider: string, summary: RequestSummary): ActiveFault | null {
    for (const fault of active) {
      const { plan, endsAt } = fault;
      const applies = plan.provider === provider && endsAt > now() && concerns(plan, summary);
      if (!applies || random() >= plan.probability) continue;
      fault.met += 1;
      return fault;
    }
    return null;
  }

  function historyOf(provider: string): ResponseHistory {
    const history = histories.get(provider) ?? createResponseHistory(now);
    histories.set(provider, history);
    return history;
  }

  async function fail(fault: ActiveFault, request: Request, summary: RequestSummary, server: SandboxServer) {
    const { plan } = fault;
    switch (plan.kind) {
      case 'down':
        return hangUp();
      case 'timeout':
        await wait(NEVER_MS, request.signal);
        return hangUp();
      case 'slow':
        await wait(plan.delayMs ?? USUAL_DELAY_MS, request.signal);
        return server(request);
      case 'truncated':
        return spoil(await server(request), truncate);
      case 'malformed':
        return spoil(await server(request), garble);
      case 'wrong-types':
        return spoil(await server(request), confuse);
      case 'stale':
        return historyOf(plan.provider).previous(summary, async () => server(request));
      case 'late': {
        const delayMs = plan.delayMs ?? USUAL_DELAY_MS;
        return historyOf(plan.provider).delayed(summary, delayMs, async () => server(request));
      }
      default:
        return errorResponseOf(plan, request) ?? hangUp();
    }
  }

  return {
    set(faults) {
      random = seededRandom();
      active = faults.map((plan) => ({
        plan,
        endsAt: plan.durationMs === undefined ? Number.POSITIVE_INFINITY : now() + plan.durationMs,
        met: 0,
      }));
    },
    forget() {
      histories = new Map();
    },
    state() {
      return active
        .filter(({ endsAt }) => endsAt > now())
        .map(({ plan, endsAt, met }) => ({
          ...plan,
          endsAt: Number.isFinite(endsAt) ? new Date(endsAt).toISOString() : null,
          met,
        }));
    },
    wrap(provider, server) {
      return async (request) => {
        // A browser's preflight is not the request that should fail.
        if (request.method === 'OPTIONS') return server(request);
        const summary = await summarizeRequest(request);
        const fault = meet(provider, summary);
        if (fault !== null) return fail(fault, request, summary, server);
        return historyOf(provider).store(summary, await server(request));
      };
    },
  };
}

function concerns({ operation, kind }: PlannedFault, { path, operations, isRead }: RequestSummary): boolean {
  const isOutdated = kind === 'stale' || kind === 'late';
  // A named operation is taken for a read, whatever its form.
  if (operation === undefined) return !isOutdated || isRead;
  return operation.startsWith('/') ? matches(operation, path) : operations.includes(operation);
}

function matches(pattern: string, path: string): boolean {
  const literal = pattern.split('*').map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'));
  return new RegExp(`^${literal.join('.*')}$`).test(path);
}

/** Park and Miller's generator. */
function seededRandom(): () => number {
  let seed = 20_240_229;
  return () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

function isStream(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
}

/** A stream does not end, so it is cut at once. */
async function spoil(response: Response, change: (response: Response) => Response | Promise<Response>) {
  if (!isStream(response)) return change(response);
  await response.body?.cancel();
  return hangUp();
}

function hangUp(): Response {
  return hangUpAfter(0, new Response(null, { status: 503 }));
}

/** Resolves early when the client disconnects. */
async function waitUntilAborted(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
}
