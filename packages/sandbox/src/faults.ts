import { confuse, garble, refusalOf, truncate } from './faults/failing-answers.ts';
import { hangUpAfter } from './faults/hang-up.ts';
import type { PlannedFault } from './faults/planned-fault.ts';
import { type Question, readQuestion } from './faults/read-question.ts';
import type { Door } from './world/world.ts';

export interface FaultState extends PlannedFault {
  /** ISO 8601 of when it ends by itself; null for never. */
  endsAt: string | null;
  /** How many requests it met. */
  met: number;
}

export interface Faults {
  /** Takes the place of all faults before. */
  set(faults: readonly PlannedFault[]): void;
  state(): FaultState[];
  /** The door of the named double, failing as planned. */
  wrap(provider: string, door: Door): Door;
}

export interface FaultOptions {
  /** Real time, which the desk does not move. */
  now?: () => number;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

interface ActiveFault {
  plan: PlannedFault;
  endsAt: number;
  met: number;
  remembered: Map<string, { at: number; answer: Response }>;
}

const USUAL_DELAY_MS = 2000;
/** Longer than any client waits. */
const NEVER_MS = 120_000;
const MOST_REMEMBERED = 500;

/** All faults of a sandbox. Which requests meet a fault of some probability is the same every time. */
export function makeFaults({ now = Date.now, wait = patience }: FaultOptions = {}): Faults {
  let active: ActiveFault[] = [];
  let random = seededRandom();

  function meet(provider: string, question: Question): ActiveFault | null {
    for (const fault of active) {
      const { plan, endsAt } = fault;
      const applies = plan.provider === provider && endsAt > now() && concerns(plan, question);
      if (!applies || random() >= plan.probability) continue;
      fault.met += 1;
      return fault;
    }
    return null;
  }

  async function remember(fault: ActiveFault, question: Question, ask: () => Promise<Response>) {
    const { plan, remembered } = fault;
    const freshMs = plan.kind === 'stale' ? Number.POSITIVE_INFINITY : (plan.delayMs ?? USUAL_DELAY_MS);
    const known = remembered.get(question.key);
    if (known !== undefined && now() - known.at < freshMs) return known.answer.clone();
    const answer = await ask();
    if (remembered.size < MOST_REMEMBERED)
      remembered.set(question.key, { at: now(), answer: answer.clone() });
    return answer;
  }

  async function fail(fault: ActiveFault, request: Request, question: Question, door: Door) {
    const { plan } = fault;
    switch (plan.kind) {
      case 'down':
        return hangUp();
      case 'timeout':
        await wait(NEVER_MS, request.signal);
        return hangUp();
      case 'slow':
        await wait(plan.delayMs ?? USUAL_DELAY_MS, request.signal);
        return door(request);
      case 'truncated':
        return truncate(await door(request));
      case 'malformed':
        return garble(await door(request));
      case 'wrong-types':
        return confuse(await door(request));
      case 'stale':
      case 'late':
        return remember(fault, question, async () => door(request));
      default:
        return refusalOf(plan, request) ?? hangUp();
    }
  }

  return {
    set(faults) {
      random = seededRandom();
      active = faults.map((plan) => ({
        plan,
        endsAt: plan.durationMs === undefined ? Number.POSITIVE_INFINITY : now() + plan.durationMs,
        met: 0,
        remembered: new Map(),
      }));
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
    wrap(provider, door) {
      return async (request) => {
        if (!active.some(({ plan }) => plan.provider === provider)) return door(request);
        // A browser's preflight is not the request that should fail.
        if (request.method === 'OPTIONS') return door(request);
        const question = await readQuestion(request);
        const fault = meet(provider, question);
        return fault === null ? door(request) : fail(fault, request, question, door);
      };
    },
  };
}

function concerns({ operation, kind }: PlannedFault, { path, operations, isRead }: Question): boolean {
  const isOldAnswer = kind === 'stale' || kind === 'late';
  // Whoever names an operation knows that it reads, whatever its form.
  if (operation === undefined) return !isOldAnswer || isRead;
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

function hangUp(): Response {
  return hangUpAfter(0, new Response(null, { status: 503 }));
}

/** Ends early, and without complaint, when the client goes. */
function patience(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    timer.unref();
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
