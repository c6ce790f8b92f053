import { confuse, garble, refusalOf, truncate } from './faults/failing-answers.ts';
import { hangUpAfter } from './faults/hang-up.ts';
import type { PlannedFault } from './faults/planned-fault.ts';
import { type Question, readQuestion } from './faults/read-question.ts';
import { type RememberedAnswers, rememberAnswers } from './faults/remembered-answers.ts';
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
  /** For a world that starts over: no double is behind any more. */
  forget(): void;
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
}

const USUAL_DELAY_MS = 2000;
/** Longer than any client waits. */
const NEVER_MS = 120_000;

/** All faults of a sandbox. Which requests meet a fault of some probability is the same every time. */
export function makeFaults({ now = Date.now, wait = patience }: FaultOptions = {}): Faults {
  let active: ActiveFault[] = [];
  /** By provider. */
  let remembered = new Map<string, RememberedAnswers>();
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

  function answersOf(provider: string): RememberedAnswers {
    const answers = remembered.get(provider) ?? rememberAnswers(now);
    remembered.set(provider, answers);
    return answers;
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
        return spoil(await door(request), truncate);
      case 'malformed':
        return spoil(await door(request), garble);
      case 'wrong-types':
        return spoil(await door(request), confuse);
      case 'stale':
        return answersOf(plan.provider).former(question, async () => door(request));
      case 'late': {
        const delayMs = plan.delayMs ?? USUAL_DELAY_MS;
        return answersOf(plan.provider).delayed(question, delayMs, async () => door(request));
      }
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
      }));
    },
    forget() {
      remembered = new Map();
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
        // A browser's preflight is not the request that should fail.
        if (request.method === 'OPTIONS') return door(request);
        const question = await readQuestion(request);
        const fault = meet(provider, question);
        if (fault !== null) return fail(fault, request, question, door);
        return answersOf(provider).keep(question, await door(request));
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

function isStream(answer: Response): boolean {
  return answer.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
}

/** A stream has no end that could be waited for: it breaks off at once. */
async function spoil(answer: Response, spoilt: (answer: Response) => Response | Promise<Response>) {
  if (!isStream(answer)) return spoilt(answer);
  await answer.body?.cancel();
  return hangUp();
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
