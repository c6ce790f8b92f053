import { type FaultKind, isFault } from '@storefront/core/fault';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The one place where a kind of fault becomes a status. */
const statusOf: Record<FaultKind, ContentfulStatusCode> = {
  input: 400,
  refused: 403,
  absent: 404,
  outside: 502,
  bug: 500,
};

const excuse = 'Something went wrong on our side. Please try again.';

/**
 * Answers `{error: {code, message}}`. The shopper's browser reads the code; what a provider said and what we
 * did wrong stay in the log.
 */
export function answerFault(error: unknown, context: Context): Response {
  if (!isFault(error)) {
    console.error('A function failed:', error);
    return context.json({ error: { code: 'bug', message: excuse } }, 500);
  }
  const isOurs = error.kind === 'outside' || error.kind === 'bug';
  if (isOurs) console.error(error);
  return context.json(
    { error: { code: error.code, message: isOurs ? excuse : error.say } },
    statusOf[error.kind],
  );
}
