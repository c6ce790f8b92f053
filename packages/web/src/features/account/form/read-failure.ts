import { AccountFault } from '@storefront/core/account/account-fault';
import { problemsOfObjections } from '@storefront/core/account/account-form';
import { type AccountRefusal, readRefusal } from '@storefront/core/account/account-refusal';
import { ApiError } from '../../../clients/api.ts';

/** Why a form was not accepted, by our own server or by the platform. Never rejects. */
export async function readFailure(error: unknown): Promise<AccountRefusal> {
  if (error instanceof ApiError) {
    const body: unknown = await error.response?.json().catch(() => null);
    return readRefusal(error.status, body, error.response?.headers.get('retry-after') ?? null);
  }
  if (error instanceof AccountFault) {
    if (error.code === 'account-session-over') return { kind: 'session' };
    const problems = problemsOfObjections(error.objections);
    if (Object.keys(problems).length > 0) return { kind: 'fields', problems };
  }
  console.warn('A form could not be sent', error);
  return { kind: 'outside' };
}
