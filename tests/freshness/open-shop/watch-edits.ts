import { setTimeout as wait } from 'node:timers/promises';
import { type Seen, visit } from './open-shop.ts';

export interface WatchedEdit {
  path: string;
  /** Whether the edit is served. */
  isShown: (seen: Seen) => boolean;
  publish: () => Promise<void>;
}

export interface Outcome {
  path: string;
  /** From the publication until a visitor gets the edit; infinite for never. */
  servedAfterMs: number;
  /** What visitors got without the edit after another had got it with the edit. */
  oldAfterNew: OldPage[];
}

export interface OldPage {
  /** After the edit was served first. */
  afterMs: number;
  status: number;
  title: string;
  heading: string;
  price: string;
  /** From the publication until the page's build began; null for a page without a receipt. */
  builtAfterMs: number | null;
}

const VISIT_EVERY_MS = 200;
const GIVE_UP_MS = 30_000;
/** Visits continue for this long after the edit was served first. */
const STAY_MS = 1_500;

/** Publishes the edits one after the other, `everyMs` apart, and visits each page repeatedly. */
export async function watchEdits(edits: readonly WatchedEdit[], everyMs: number): Promise<Outcome[]> {
  const watched: Promise<Outcome>[] = [];
  for (const edit of edits) {
    watched.push(watchEdit(edit));
    await wait(everyMs);
  }
  return Promise.all(watched);
}

/** Publishes one edit and visits its page repeatedly. */
export async function watchEdit({ path, isShown, publish }: WatchedEdit): Promise<Outcome> {
  const startedAt = performance.now();
  await publish();
  let servedAt: number | null = null;
  const publishedAt = Date.now();
  const oldAfterNew: OldPage[] = [];
  for (;;) {
    const seen = await visit(path);
    const now = performance.now();
    if (isShown(seen)) servedAt ??= now;
    else if (servedAt !== null) {
      const { status, title, heading, price, receipt } = seen;
      const builtAfterMs = receipt === null ? null : Date.parse(receipt.builtAt) - publishedAt;
      oldAfterNew.push({ afterMs: Math.round(now - servedAt), status, title, heading, price, builtAfterMs });
    }
    if (now - (servedAt ?? startedAt) > (servedAt === null ? GIVE_UP_MS : STAY_MS)) break;
    await wait(VISIT_EVERY_MS);
  }
  const servedAfterMs = servedAt === null ? Number.POSITIVE_INFINITY : Math.round(servedAt - startedAt);
  return { path, servedAfterMs, oldAfterNew };
}

/** The percentile of `servedAfterMs`, for a share from 0 to 1. */
export function percentile(outcomes: readonly Outcome[], share: number): number {
  const times = outcomes.map(({ servedAfterMs }) => servedAfterMs).toSorted((one, other) => one - other);
  return times[Math.max(0, Math.ceil(times.length * share) - 1)] ?? Number.NaN;
}
