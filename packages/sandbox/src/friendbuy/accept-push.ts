import { friendbuyAccount } from './account.ts';
import { type FriendbuyCustomers, findAuthProblem } from './customers.ts';

const trackable = ['page', 'customer', 'purchase', 'sign_up', 'email_capture'];

/** Stores the customer of a call that a page pushed. Returns what is wrong with the call; null when nothing is. */
export function acceptPush(
  call: unknown,
  { customers, now }: { customers: FriendbuyCustomers; now: number },
): { status: 400 | 401; message: string } | null {
  const [name, first, second]: unknown[] = Array.isArray(call) ? call : [];
  const refuse = (message: string, status: 400 | 401 = 400) => ({ status, message });
  switch (name) {
    case 'merchant':
      return first === friendbuyAccount.merchantId ? null : refuse('Unknown merchant');
    case 'auth': {
      const problem = findAuthProblem(first, second, { customers, now });
      return problem === null ? null : refuse(problem, 401);
    }
    case 'track':
      if (!trackable.includes(String(first))) return refuse('Unknown event to track');
      return first === 'customer' && customers.save(second) === null
        ? refuse('id and email are required')
        : null;
    case 'getVisitorStatus':
    case 'subscribe':
      return null;
    default:
      return refuse('Unknown call');
  }
}
