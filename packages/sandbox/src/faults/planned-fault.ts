export const faultKinds = [
  'down',
  'refused',
  'slow',
  'timeout',
  '429',
  '500',
  'truncated',
  'malformed',
  'wrong-types',
  'stale',
  'late',
] as const;

/**
 * How a provider fails.
 * - `down`: hangs up without an answer, as a host that is not there
 * - `refused`: 401, as for a key that was withdrawn
 * - `slow`: answers after `delayMs`
 * - `timeout`: never answers
 * - `429`: with `Retry-After` when `retryAfterS` is given, and `500`
 * - `truncated`: hangs up in the middle of its answer
 * - `malformed`: HTML under the answer's own status and type
 * - `wrong-types`: every text a number, every number a text
 * - `stale`: reads get what this question was last answered before the fault, whatever is changed
 * - `late`: reads get the former answer until `delayMs` after the first one that would have been another
 */
export type FaultKind = (typeof faultKinds)[number];

export interface PlannedFault {
  /** A double's name: `commerce`, `content`, `searchspring` … */
  provider: string;
  /** A path with `*` for any run of characters, or the name of a GraphQL operation; absent, everything. */
  operation?: string;
  kind: FaultKind;
  /** 0 to 1: which share of the requests. */
  probability: number;
  /** How long from when it is set; absent, until it is cleared. */
  durationMs?: number;
  /** Of `slow` and `late`. */
  delayMs?: number;
  /** Of `429`. */
  retryAfterS?: number;
}

const fields = ['provider', 'operation', 'kind', 'probability', 'durationMs', 'delayMs', 'retryAfterS'];

/** The faults of a list of plain objects, or one sentence about the first thing in it that cannot be used. */
export function readFaults(list: unknown, providers: readonly string[]): PlannedFault[] | string {
  if (!Array.isArray(list)) return 'Send {"faults": […]}, a list of faults.';
  const faults: PlannedFault[] = [];
  for (const [at, entry] of list.entries()) {
    const fault = readFault(entry, providers);
    if (typeof fault === 'string') return `faults[${at}]${fault}`;
    faults.push(fault);
  }
  return faults;
}

function readFault(entry: unknown, providers: readonly string[]): PlannedFault | string {
  if (typeof entry !== 'object' || entry === null) return ' must be an object with provider and kind.';
  const given = new Map<string, unknown>(Object.entries(entry));
  const unknown = [...given.keys()].find((name) => !fields.includes(name));
  if (unknown !== undefined) return `.${unknown} is not known: a fault has ${fields.join(', ')}.`;
  const provider = given.get('provider');
  if (typeof provider !== 'string' || !providers.includes(provider)) {
    return `.provider must be one of ${providers.join(', ')}.`;
  }
  const kind = faultKinds.find((one) => one === given.get('kind'));
  if (kind === undefined) return `.kind must be one of ${faultKinds.join(', ')}.`;
  const operation = given.get('operation');
  if (operation !== undefined && !(typeof operation === 'string' && /^(\/\S*|\w+)$/.test(operation))) {
    return '.operation must be a path such as /boost/*, or the name of a GraphQL operation.';
  }
  const probability = given.get('probability') ?? 1;
  if (typeof probability !== 'number' || !(probability >= 0 && probability <= 1)) {
    return '.probability must be a number from 0 to 1.';
  }
  const fault: PlannedFault = {
    provider,
    kind,
    probability,
    ...(operation === undefined ? {} : { operation }),
  };
  for (const name of ['durationMs', 'delayMs', 'retryAfterS'] as const) {
    const value = given.get(name);
    if (value === undefined) continue;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > longest[name]) {
      return `.${name} must be a whole number from 0 to ${longest[name]}.`;
    }
    fault[name] = value;
  }
  return fault;
}

const longest = { durationMs: 86_400_000, delayMs: 600_000, retryAfterS: 86_400 };
