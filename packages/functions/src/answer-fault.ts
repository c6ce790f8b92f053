import { AccountFault } from '@storefront/core/account/account-fault';
import { type Fault, type FaultKind, isFault } from '@storefront/core/fault';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { InputFault } from './input-fault.ts';
import { consoleLog, type Log } from './log.ts';
import { ThrottledFault } from './throttled-fault.ts';

/** The one place where a kind of fault becomes a status. */
const statusOf: Record<FaultKind, ContentfulStatusCode> = {
  input: 400,
  refused: 403,
  absent: 404,
  outside: 502,
  bug: 500,
};

/** Codes that say more than their kind. */
const statusOfCode: ReadonlyMap<string, ContentfulStatusCode> = new Map([
  ['session-required', 401],
  ['account-session-over', 401],
  ['login-refused', 401],
  ['throttled', 429],
  ['account-throttled', 429],
  ['body-too-large', 413],
  ['body-type-unknown', 415],
  ['idempotency-under-way', 409],
]);

/** The platform does not tell how long it wants to be left alone. */
const PLATFORM_PAUSE_S = 120;

const unkept = { 'cache-control': 'private, no-store' };
const excuse = 'Something went wrong on our side. Please try again.';

/**
 * Answers `{error: {code, message, field?, fields?}}`. The shopper's browser reads the code; what a provider said
 * and what we did wrong stay in the log.
 */
export function answerFault(error: unknown, context: Context, log: Log = consoleLog): Response {
  if (!isFault(error)) {
    log.error('A function failed', { error });
    return context.json({ error: { code: 'bug', message: excuse } }, 500, unkept);
  }
  const isOurs = error.kind === 'outside' || error.kind === 'bug';
  if (isOurs) log.error(error.message, { code: error.code, error });
  const status = statusOfFault(error);
  if (status === 429) context.header('retry-after', String(waitOf(error)));
  const message = isOurs ? excuse : error.say;
  return context.json({ error: { code: error.code, message, ...fieldsOf(error) } }, status, unkept);
}

function statusOfFault({ code, kind }: Fault): ContentfulStatusCode {
  const own = statusOfCode.get(code);
  if (own !== undefined) return own;
  return kind === 'outside' && code.endsWith('-timeout') ? 504 : statusOf[kind];
}

function waitOf(fault: Fault): number {
  return fault instanceof ThrottledFault ? fault.retryAfterS : PLATFORM_PAUSE_S;
}

function fieldsOf(fault: Fault): { field?: string; fields?: AccountFault['objections'] } {
  if (fault instanceof InputFault) return fault.field === null ? {} : { field: fault.field };
  if (!(fault instanceof AccountFault)) return {};
  const field = fault.objections[0]?.field ?? null;
  return { ...(field === null ? {} : { field }), fields: fault.objections };
}
