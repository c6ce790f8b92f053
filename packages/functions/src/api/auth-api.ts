import type { AccessToken } from '@storefront/core/account/access-token';
import { AccountFault } from '@storefront/core/account/account-fault';
import { Fault, isFault } from '@storefront/core/fault';
import { DEFAULT_COUNTRY } from '@storefront/core/market/country';
import type { AccountKeeper } from '@storefront/core/providers/commerce/account';
import type { Context, Hono } from 'hono';
import { answerEvenly, type Pace } from '../answer-evenly.ts';
import { authLimits } from '../auth-limits.ts';
import type { Throttle } from '../doors.ts';
import type { Log } from '../log.ts';
import { makeApi } from '../make-api.ts';
import type { Meter } from '../meter.ts';
import { readBody } from '../read-body.ts';
import { registerCustomer, sendRecoveryLetter } from '../register-customer.ts';
import { type OpenAccounts, sessionRequired } from '../require-customer.ts';
import { slowDownAccount, slowDownAddress } from '../slow-down.ts';
import { viewerAddress } from '../viewer-address.ts';
import { activateBody, loginBody, recoverBody, registerBody, resetBody, tokenBody } from './auth-bodies.ts';

type Accounts = Pick<
  AccountKeeper,
  | 'register'
  | 'logIn'
  | 'renew'
  | 'logOut'
  | 'recover'
  | 'reset'
  | 'resetByUrl'
  | 'activate'
  | 'activateByUrl'
  | 'customer'
>;

export interface AuthDoors extends Pace {
  siteUrl: string;
  openAccounts: OpenAccounts<Accounts>;
  throttle: Throttle;
  log?: Log;
  meter?: Meter;
}

/**
 * POST /api/auth/{user,login,register,recover,reset,activate,renew,logout}. No answer tells whether an e-mail has
 * an account: wrong logins are all alike, and registering and recovering always succeed, in even time.
 */
export function authApi(doors: AuthDoors): Hono {
  const { openAccounts } = doors;
  const accountsOf = (context: Context) => openAccounts(viewerAddress(context));

  async function enter(context: Context, accounts: Accounts, session: AccessToken): Promise<Response> {
    const user = await accounts.customer(session.token, DEFAULT_COUNTRY);
    return answer(context, { user, ...session });
  }

  /** `[call.products-own-server.1]` */
  async function user(context: Context): Promise<Response> {
    await slowDownAddress(doors, context, authLimits.sessionByAddress);
    const { token } = await readBody(context, tokenBody);
    const found = await accountsOf(context).customer(token, DEFAULT_COUNTRY);
    if (found === null) throw sessionRequired();
    return answer(context, { user: found });
  }

  async function logIn(context: Context): Promise<Response> {
    await slowDownAddress(doors, context, authLimits.loginByAddress);
    const { email, password } = await readBody(context, loginBody);
    await slowDownAccount(doors, email, authLimits.loginByAccount);
    const accounts = accountsOf(context);
    const session = await accounts.logIn(email, password, DEFAULT_COUNTRY).catch(refuseAlike);
    return enter(context, accounts, session);
  }

  async function register(context: Context): Promise<Response> {
    await slowDownAddress(doors, context, authLimits.registerByAddress);
    const { email, password, firstName, lastName, phone, acceptsMarketing } = await readBody(
      context,
      registerBody,
    );
    await slowDownAccount(doors, email, authLimits.letterByAccount);
    const customer = {
      email,
      password,
      ...(firstName ? { firstName } : {}),
      ...(lastName ? { lastName } : {}),
      ...(phone ? { phone } : {}),
      ...(acceptsMarketing === undefined ? {} : { acceptsMarketing }),
    };
    await answerEvenly(doors, () => registerCustomer(accountsOf(context), customer));
    return answer(context, { registered: true }, 202);
  }

  async function recover(context: Context): Promise<Response> {
    await slowDownAddress(doors, context, authLimits.letterByAddress);
    const { email } = await readBody(context, recoverBody);
    await slowDownAccount(doors, email, authLimits.letterByAccount);
    await answerEvenly(doors, () => sendRecoveryLetter(accountsOf(context), email));
    return answer(context, { sent: true }, 202);
  }

  async function reset(context: Context): Promise<Response> {
    await slowDownAddress(doors, context, authLimits.linkByAddress);
    const body = await readBody(context, resetBody);
    const accounts = accountsOf(context);
    const session =
      'resetUrl' in body
        ? accounts.resetByUrl(body.resetUrl, body.password, DEFAULT_COUNTRY)
        : accounts.reset(body.customerId, body.resetToken, body.password, DEFAULT_COUNTRY);
    return enter(context, accounts, await session.catch(refuseLink));
  }

  async function activate(context: Context): Promise<Response> {
    await slowDownAddress(doors, context, authLimits.linkByAddress);
    const body = await readBody(context, activateBody);
    const accounts = accountsOf(context);
    const session =
      'activationUrl' in body
        ? accounts.activateByUrl(body.activationUrl, body.password, DEFAULT_COUNTRY)
        : accounts.activate(body.customerId, body.activationToken, body.password, DEFAULT_COUNTRY);
    return enter(context, accounts, await session.catch(refuseLink));
  }

  async function renew(context: Context): Promise<Response> {
    await slowDownAddress(doors, context, authLimits.sessionByAddress);
    const { token } = await readBody(context, tokenBody);
    return answer(context, { ...(await accountsOf(context).renew(token, DEFAULT_COUNTRY)) });
  }

  async function logOut(context: Context): Promise<Response> {
    await slowDownAddress(doors, context, authLimits.sessionByAddress);
    const { token } = await readBody(context, tokenBody);
    await accountsOf(context).logOut(token, DEFAULT_COUNTRY);
    return answer(context, { loggedOut: true });
  }

  return makeApi(
    {
      '/api/auth/user': { POST: user },
      '/api/auth/login': { POST: logIn },
      '/api/auth/register': { POST: register },
      '/api/auth/recover': { POST: recover },
      '/api/auth/reset': { POST: reset },
      '/api/auth/activate': { POST: activate },
      '/api/auth/renew': { POST: renew },
      '/api/auth/logout': { POST: logOut },
    },
    doors,
  );
}

function answer(context: Context, body: Record<string, unknown>, status: 200 | 202 = 200): Response {
  return context.json(body, status, { 'cache-control': 'private, no-store' });
}

function refuseAlike(error: unknown): never {
  if (!(error instanceof AccountFault)) throw error;
  const say = 'The e-mail address or the password is not right.';
  throw new Fault({ code: 'login-refused', kind: 'refused', say });
}

/** Whether the customer of a link exists is nobody's business either. */
function refuseLink(error: unknown): never {
  if (!isFault(error) || error.kind === 'outside' || error.kind === 'input') throw error;
  if (!(error instanceof AccountFault)) throw error;
  const say = 'This link is used, too old or not ours. Ask for a new one.';
  throw new Fault({ code: 'account-link-over', kind: 'refused', say });
}
