import { setTimeout as wait } from 'node:timers/promises';
import { type Engine, type EngineName, type EnginePage, engineTitles, type Width } from './engine.ts';
import type { Journey } from './journey.ts';
import { Shopper } from './shopper.ts';
import { untilEnded } from './until-ended.ts';

/** One journey in one engine at one width. */
export interface Run {
  journey: string;
  engine: EngineName;
  width: Width;
  seconds: number;
  /** Null when it passed; otherwise what went wrong. */
  problem: string | null;
  /** Of the window when it went wrong, as PNG. */
  picture: Buffer | null;
}

export interface RunOptions {
  /** Where the shop is. */
  site: string;
  say: (line: string) => void;
  /** How many run side by side. */
  lanes: number;
  /** After so long an engine hangs. */
  limitMs?: number;
  /** How long one that may hang has for a single answer. */
  answerLimitMs?: number;
  widths?: readonly Width[];
  /** Ends the engines by their process ids, and starts no others; resolves to what was done by then. */
  ended?: AbortSignal;
}

const LIMIT_MS = 120_000;
const ANSWER_LIMIT_MS = 5_000;
const bothWidths: readonly Width[] = [390, 1440];

/**
 * Runs each journey in each engine at each of its widths, each in a browser process of its own. One that crashes or
 * hangs is ended by its process id and named; the others go on. What had begun and was not done when all were `ended` is
 * left out.
 */
export async function runJourneys(
  journeys: readonly Journey[],
  engines: readonly Engine[],
  options: RunOptions,
): Promise<Run[]> {
  const waiting = journeys.flatMap((journey) =>
    (options.widths ?? bothWidths)
      .filter((width) => (journey.widths ?? bothWidths).includes(width))
      .flatMap((width) => engines.map((engine) => ({ journey, engine, width }))),
  );
  const runs: Run[] = [];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (options.ended?.aborted) return;
      const run = await runOne(next.journey, next.engine, next.width, options);
      if (run === null) return;
      options.say(sayRun(run));
      runs.push(run);
    }
  };
  await Promise.all(Array.from({ length: options.lanes }, lane));
  return runs;
}

/** Null when it was ended before it was done. */
async function runOne(
  journey: Journey,
  engine: Engine,
  width: Width,
  options: RunOptions,
): Promise<Run | null> {
  const { ended, answerLimitMs = ANSWER_LIMIT_MS } = options;
  const startedAt = Date.now();
  const finish = (problem: string | null, picture: Buffer | null = null): Run => ({
    journey: journey.name,
    engine: engine.name,
    width,
    seconds: (Date.now() - startedAt) / 1000,
    problem,
    picture,
  });
  let page: EnginePage;
  try {
    page = await engine.open({ width, ...journey.page });
  } catch (error) {
    return finish(`${engineTitles[engine.name]} did not start: ${explain(error)}`);
  }
  try {
    const shopper = new Shopper(page, options.site);
    await untilEnded(within(options.limitMs ?? LIMIT_MS, runAlone(journey, shopper)), ended);
    const complaints = (await within(answerLimitMs, page.complaints())).filter(
      (complaint) => !journey.allowed?.test(complaint) && !ofTextFile.test(complaint),
    );
    // One that takes longer is ended below.
    await within(answerLimitMs, page.close()).catch(() => {});
    return finish(complaints.length === 0 ? null : `The console says: ${complaints.join(' | ')}`);
  } catch (error) {
    if (ended?.aborted) return null;
    const picture = await within(answerLimitMs, page.screenshot()).catch(() => null);
    const answers = await within(answerLimitMs, page.evaluate('1')).then(
      () => true,
      () => false,
    );
    const end = answers ? '' : `${engineTitles[engine.name]} no longer answers and was ended. `;
    return finish(`${end}${explain(error)}`, picture);
  } finally {
    page.kill();
  }
}

/** A choice is stored from a text file of the shop, which names no icon: browsers then look for one of their own. */
const ofTextFile = /\/favicon\.ico\)?$/;

/** Without scripts there is no consent dialog, and nothing that could store a choice. */
async function runAlone(journey: Journey, shopper: Shopper): Promise<void> {
  if (journey.page?.hasScripts !== false && !journey.isFirstVisit) await shopper.refuseCookies();
  await journey.run(shopper);
}

/** Rejects when it takes longer. */
async function within<Answer>(limitMs: number, work: Promise<Answer>): Promise<Answer> {
  const stop = new AbortController();
  const late = wait(limitMs, undefined, { signal: stop.signal }).then(() => {
    throw new Error(`It was not done within ${limitMs / 1000} s.`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    stop.abort();
    late.catch(() => {});
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message;
}

function sayRun({ journey, engine, width, seconds, problem }: Run): string {
  const where = `${engineTitles[engine].padEnd(8)} ${String(width).padStart(4)} px`;
  const end = problem === null ? '' : `\n     ${problem}`;
  return `${problem === null ? 'ok  ' : 'FAIL'} ${where} ${seconds.toFixed(1).padStart(5)} s  ${journey}${end}`;
}

/** The table of journeys × engines × widths. */
export function tabulate(runs: readonly Run[], engines: readonly EngineName[]): string {
  const columns = bothWidths.flatMap((width) => engines.map((engine) => ({ width, engine })));
  const names = [...new Set(runs.map(({ journey }) => journey))];
  const longest = Math.max(...names.map(({ length }) => length));
  const head = columns.map(({ width, engine }) => `${engineTitles[engine]} ${width}`.padStart(14)).join('');
  const rows = names.map((name) => {
    const cells = columns.map(({ width, engine }) => {
      const run = runs.find((one) => one.journey === name && one.width === width && one.engine === engine);
      const cell = run === undefined ? '–' : run.problem === null ? `${run.seconds.toFixed(1)} s` : 'FAIL';
      return cell.padStart(14);
    });
    return `${name.padEnd(longest)}${cells.join('')}`;
  });
  return [`${'Journey'.padEnd(longest)}${head}`, ...rows].join('\n');
}
