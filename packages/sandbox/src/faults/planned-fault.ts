import { z } from 'zod';

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
 * - `down`: hangs up without a response, like a host that is not there
 * - `refused`: 401, as for a key that was withdrawn
 * - `slow`: responds after `delayMs`
 * - `timeout`: never responds
 * - `429`: with `Retry-After` when `retryAfterS` is given, and `500`
 * - `truncated`: hangs up in the middle of its response
 * - `malformed`: HTML under the response's own status and type
 * - `wrong-types`: every text a number, every number a text
 * - `stale`: a read gets its last response from before the fault, whatever changes
 * - `late`: a read gets its former response until `delayMs` after a different one first existed
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
  /** From the moment it is set; absent, until it is cleared. */
  durationMs?: number;
  /** Of `slow` and `late`. */
  delayMs?: number;
  /** Of `429`. */
  retryAfterS?: number;
}

function wholeNumber(longest: number) {
  return z.int(`must be a whole number from 0 to ${longest}`).min(0).max(longest);
}

function schemaFor(providers: readonly string[]) {
  const fault = z.strictObject({
    provider: z.enum(providers, `must be one of ${providers.join(', ')}`),
    operation: z
      .string()
      .regex(/^(\/\S*|\w+)$/, 'must be a path such as /boost/*, or the name of a GraphQL operation')
      .exactOptional(),
    kind: z.enum(faultKinds, `must be one of ${faultKinds.join(', ')}`),
    probability: z.number('must be a number from 0 to 1').min(0).max(1).default(1),
    durationMs: wholeNumber(86_400_000).exactOptional(),
    delayMs: wholeNumber(600_000).exactOptional(),
    retryAfterS: wholeNumber(86_400).exactOptional(),
  });
  return z.array(fault);
}

/** Returns the faults of a list of plain objects, or one sentence about the first problem in it. */
export function readFaults(list: unknown, providers: readonly string[]): PlannedFault[] | string {
  const { success, data, error } = schemaFor(providers).safeParse(list);
  if (success) return data;
  const [issue] = error.issues;
  const [at, ...path] = issue?.path ?? [];
  if (issue === undefined || at === undefined) return 'Send {"faults": […]}, a list of faults.';
  const place = `faults[${String(at)}]${path.map((step) => `.${String(step)}`).join('')}`;
  return `${place}: ${issue.message}.`;
}
