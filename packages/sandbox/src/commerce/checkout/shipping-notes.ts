/** What the times of a line are read from. */
export interface TimedPiece {
  title: string;
  attributes: readonly { key: string; value: string }[];
  requiresShipping: boolean;
}

type Attributes = TimedPiece['attributes'];

// Date.parse makes a day of any other word, too.
const LATER_DAY =
  /\bShips from (\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December))\b/;

/** Whether the note of a line says that its piece is made to order: it has no days until its measurements are taken. */
export function isMadeToOrder(attributes: Attributes): boolean {
  return attributes.some(({ key, value }) => key === 'Note' && /\bmade to order\b/i.test(value));
}

/** When a piece leaves: with the order, or on the day of a note such as 'Ships from 8 December', which is said without its year. */
export function shipsFrom(attributes: Attributes, placed: number): number {
  const day = laterDay(attributes);
  if (day === undefined) return placed;
  const year = new Date(placed).getUTCFullYear();
  const [nearest = placed] = [year - 1, year, year + 1]
    .map((each) => Date.parse(`${day} ${each} UTC`))
    .sort((one, other) => Math.abs(one - placed) - Math.abs(other - placed));
  return Math.max(nearest, placed);
}

/** At the choice of delivery: for which pieces its days do not hold, and why. */
export function deliveryRemarks(pieces: readonly TimedPiece[], now: number): string[] {
  const titlesByReason = new Map<string, Set<string>>();
  for (const { title, attributes, requiresShipping } of pieces) {
    const reason = requiresShipping ? reasonOf(attributes, now) : null;
    if (reason !== null) titlesByReason.set(reason, (titlesByReason.get(reason) ?? new Set()).add(title));
  }
  return [...titlesByReason].map(([reason, titles]) => `${reason}: ${[...titles].join(', ')}.`);
}

function reasonOf(attributes: Attributes, now: number): string | null {
  if (isMadeToOrder(attributes)) {
    return 'Made to order, so not in these days but in the time that your bag names';
  }
  return shipsFrom(attributes, now) > now
    ? `Ships from ${laterDay(attributes)}, and these days count from then`
    : null;
}

function laterDay(attributes: Attributes): string | undefined {
  return attributes.map(({ value }) => LATER_DAY.exec(value)?.[1]).find((found) => found !== undefined);
}
