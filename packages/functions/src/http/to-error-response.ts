import { AccountFault } from '@storefront/core/account/account-fault';
import { type ErrorDetails, errorBody } from '@storefront/core/error-body';
import { type Fault, type FaultKind, isFault } from '@storefront/core/fault';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ThrottledFault } from '../guard/throttled-fault.ts';
import { consoleLog, type Log } from '../observe/log.ts';
import { InputFault } from './input-fault.ts';
import { noStore } from './no-store.ts';

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

/** Used where the platform throttles, because it does not say for how long. */
const PLATFORM_RETRY_AFTER_S = 120;

const apology = 'Something went wrong on our side. Please try again.';

/**
 * Returns `{error: {code, message, field?, fields?}}`. The shopper's browser reads the code; a provider's message
 * and our own mistakes stay in the log.
 */
export function toErrorResponse(error: unknown, context: Context, log: Log = consoleLog): Response {
  if (!isFault(error)) {
    log.error('A function failed', { error });
    return context.json(errorBody('bug', apology), 500, noStore);
  }
  const isOurs = error.kind === 'outside' || error.kind === 'bug';
  if (isOurs) log.error(error.message, { code: error.code, error });
  const status = statusOfFault(error);
  if (status === 429) context.header('retry-after', String(retryAfterS(error)));
  const message = isOurs ? apology : error.say;
  return context.json(errorBody(error.code, message, detailsOf(error)), status, noStore);
}

function statusOfFault({ code, kind }: Fault): ContentfulStatusCode {
  const own = statusOfCode.get(code);
  if (own !== undefined) return own;
  return kind === 'outside' && code.endsWith('-timeout') ? 504 : statusOf[kind];
}

function retryAfterS(fault: Fault): number {
  return fault instanceof ThrottledFault ? fault.retryAfterS : PLATFORM_RETRY_AFTER_S;
}

function detailsOf(fault: Fault): ErrorDetails {
  if (fault instanceof InputFault) return fault.field === null ? {} : { field: fault.field };
  if (!(fault instanceof AccountFault)) return {};
  const field = fault.objections[0]?.field ?? null;
  return { ...(field === null ? {} : { field }), fields: fault.objections };
}
