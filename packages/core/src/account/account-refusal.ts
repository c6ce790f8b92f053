import { type FormProblems, problemsOfObjections } from './account-form.ts';

/** Why our own server did not do what a form asked for. */
export type AccountRefusal =
  | { kind: 'fields'; problems: FormProblems }
  /** Wrong e-mail or password; which of them is never said. */
  | { kind: 'login' }
  /** A link that was used, is too old or forged. */
  | { kind: 'link' }
  | { kind: 'session' }
  | { kind: 'throttled'; retryAfterS: number }
  /** Out of reach, or a mistake of ours. */
  | { kind: 'outside' };

const DEFAULT_RETRY_S = 120;

/**
 * @param body of the error response, `{error: {code, field?, fields?}}`; anything else is an outage
 * @param retryAfter the header; seconds
 */
export function readRefusal(status: number, body: unknown, retryAfter: string | null): AccountRefusal {
  if (status === 429) return { kind: 'throttled', retryAfterS: readSeconds(retryAfter) };
  const { error }: { error?: unknown } = Object(body);
  const { code, field, fields }: { code?: unknown; field?: unknown; fields?: unknown } = Object(error);
  if (code === 'login-refused') return { kind: 'login' };
  if (code === 'account-link-over') return { kind: 'link' };
  if (status === 401) return { kind: 'session' };
  if (status !== 400 || typeof code !== 'string') return { kind: 'outside' };
  const objections = Array.isArray(fields) ? fields.map(readObjection) : [{ code, field: textOf(field) }];
  const problems = problemsOfObjections(objections);
  return Object.keys(problems).length > 0 ? { kind: 'fields', problems } : { kind: 'outside' };
}

function readObjection(value: unknown): { code: string; field: string | null } {
  const { code, field }: { code?: unknown; field?: unknown } = Object(value);
  return { code: textOf(code) ?? '', field: textOf(field) };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function readSeconds(header: string | null): number {
  const seconds = Number(header?.trim() || Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : DEFAULT_RETRY_S;
}
