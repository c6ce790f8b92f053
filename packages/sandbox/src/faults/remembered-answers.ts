import type { Question } from './read-question.ts';

/** What a double last answered to its questions, so that it can play a copy that is behind. */
export interface RememberedAnswers {
  /** Keeps the answer to a question that reads; hands on what can be sent. */
  keep(question: Question, answer: Response): Promise<Response>;
  /** What was last answered, or `ask()` where nobody asked before. */
  former(question: Question, ask: () => Promise<Response>): Promise<Response>;
  /** The former answer until its successor has been known for `delayMs`. */
  delayed(question: Question, delayMs: number, ask: () => Promise<Response>): Promise<Response>;
}

interface Remembered {
  text: string;
  init: { status: number; headers: Headers };
  /** When another answer was first seen. */
  supersededAt: number | null;
}

const MOST_REMEMBERED = 300;
const LONGEST_TEXT = 200_000;

export function rememberAnswers(now: () => number): RememberedAnswers {
  const known = new Map<string, Remembered>();

  const send = ({ text, init }: Remembered) => new Response(text, init);

  function store(key: string, remembered: Remembered): void {
    // The map's order is that of last use: the oldest goes first.
    known.delete(key);
    known.set(key, remembered);
    const oldest = known.keys().next().value;
    if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest);
  }

  /** Null for what is no answer that could be old: a stream, a picture, a refusal. */
  async function read(answer: Response): Promise<Remembered | null> {
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    if (answer.status !== 200 || !isJson) return null;
    const text = await answer.clone().text();
    const { status, headers } = answer;
    return text.length > LONGEST_TEXT ? null : { text, init: { status, headers }, supersededAt: null };
  }

  async function keepAs(key: string, answer: Response): Promise<Response> {
    const remembered = await read(answer);
    if (remembered !== null) store(key, remembered);
    return answer;
  }

  return {
    keep: async ({ key, isRead }, answer) => (isRead ? keepAs(key, answer) : answer),

    async former({ key }, ask) {
      const before = known.get(key);
      return before === undefined ? keepAs(key, await ask()) : send(before);
    },

    async delayed({ key }, delayMs, ask) {
      const before = known.get(key);
      if (before === undefined) return keepAs(key, await ask());
      const answer = await ask();
      const after = await read(answer);
      if (after === null || isSame(after.text, before.text)) return answer;
      before.supersededAt ??= now();
      if (now() - before.supersededAt < delayMs) return send(before);
      store(key, after);
      return answer;
    },
  };
}

/** How long a query took is told with its answer, and is no change of it. */
function isSame(one: string, other: string): boolean {
  const untimed = (text: string) => text.replace(/"ms":\d+/, '');
  return untimed(one) === untimed(other);
}
