import type { AccessToken } from '@storefront/core/account/access-token';
import { AccountFault } from '@storefront/core/account/account-fault';
import type { RateLimiter } from '@storefront/core/cache/rate-limiter';
import { Fault, isFault } from '@storefront/core/fault';
import { DEFAULT_COUNTRY } from '@storefront/core/market/country';
import type { AccountService } from '@storefront/core/providers/commerce/account';
import type { Context, Hono } from 'hono';
import { authLimits } from '../account/auth-limits.ts';
import { forgetLogins, limitLogin } from '../account/limit-login.ts';
import { registerCustomer } from '../account/register-customer.ts';
import { type OpenAccounts, sessionRequired } from '../account/require-customer.ts';
import { sendRecoveryEmail } from '../account/send-recovery-email.ts';
import { countAttempt, pairKey, rateLimitByIp, rateLimitByPair } from '../guard/rate-limit.ts';
import { viewerIp } from '../guard/viewer-ip.ts';
import { type TimingDeps, withConstantRefusal, withConstantTiming } from '../guard/with-constant-timing.ts';
import { makeApi } from '../http/make-api.ts';
import { noStore } from '../http/no-store.ts';
import { readBody } from '../http/read-body.ts';
import type { Log } from '../observe/log.ts';
import type { Meter } from '../observe/meter.ts';
import { activateBody, loginBody, recoverBody, registerBody, resetBody, tokenBody } from './auth-bodies.ts';

type Accounts = Pick<
  AccountService,
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

export interface AuthDeps extends TimingDeps {
  siteUrl: string;
  openAccounts: OpenAccounts<Accounts>;
  rateLimiter: RateLimiter;
  log?: Log;
  meter?: Meter;
}

/**
 * POST /api/auth/{user,login,register,recover,reset,activate,renew,logout}. No response reveals whether an e-mail
 * has an account: all wrong logins get the same error at the same time, and registering and recovering always succeed, in
 * constant time.
 */
export function authApi(deps: AuthDeps): Hono {
  const { openAccounts } = deps;
  const accountsOf = (context: Context) => openAccounts(viewerIp(context));

  async function startSession(context: Context, accounts: Accounts, session: AccessToken): Promise<Response> {
    const user = await accounts.customer(session.token, DEFAULT_COUNTRY);
    if (user?.email) await forgetLogins(deps, context, user.email);
    return respond(context, { user, ...session });
  }

  /** `[call.products-own-server.1]` */
  async function user(context: Context): Promise<Response> {
    await rateLimitByIp(deps, context, authLimits.sessionByIp);
    const { token } = await readBody(context, tokenBody);
    const found = await accountsOf(context).customer(token, DEFAULT_COUNTRY);
    if (found === null) throw sessionRequired();
    return respond(context, { user: found });
  }

  async function logIn(context: Context): Promise<Response> {
    await rateLimitByIp(deps, context, authLimits.loginByIp);
    const { email, password } = await readBody(context, loginBody);
    await limitLogin(deps, context, email);
    const accounts = accountsOf(context);
    const session = await withConstantRefusal(deps, () =>
      accounts.logIn(email, password, DEFAULT_COUNTRY).catch(async (error: unknown) => {
        // Nobody has learned whether the password is right.
        if (isFault(error) && error.kind === 'outside') await forgetLogins(deps, context, email);
        return hideLoginReason(error);
      }),
    );
    return startSession(context, accounts, session);
  }

  async function register(context: Context): Promise<Response> {
    await rateLimitByIp(deps, context, authLimits.registerByIp);
    const { email, password, firstName, lastName, phone, acceptsMarketing } = await readBody(
      context,
      registerBody,
    );
    const mayEmail = (await countAttempt(deps, pairKey(context, email), authLimits.recoverByPair)) === null;
    const customer = {
      email,
      password,
      ...(firstName ? { firstName } : {}),
      ...(lastName ? { lastName } : {}),
      ...(phone ? { phone } : {}),
      ...(acceptsMarketing === undefined ? {} : { acceptsMarketing }),
    };
    const accounts = accountsOf(context);
    const sendEmail = async () => {
      if (mayEmail) await sendRecoveryEmail(deps, accounts, email);
    };
    await withConstantTiming(deps, () => registerCustomer(accounts, customer, sendEmail));
    return respond(context, { registered: true }, 202);
  }

  async function recover(context: Context): Promise<Response> {
    await rateLimitByIp(deps, context, authLimits.recoverByIp);
    const { email } = await readBody(context, recoverBody);
    await rateLimitByPair(deps, context, email, authLimits.recoverByPair);
    await withConstantTiming(deps, () => sendRecoveryEmail(deps, accountsOf(context), email));
    return respond(context, { sent: true }, 202);
  }

  async function reset(context: Context): Promise<Response> {
    await rateLimitByIp(deps, context, authLimits.linkByIp);
    const body = await readBody(context, resetBody);
    const accounts = accountsOf(context);
    const session =
      'resetUrl' in body
        ? accounts.resetByUrl(body.resetUrl, body.password, DEFAULT_COUNTRY)
        : accounts.reset(body.customerId, body.resetToken, body.password, DEFAULT_COUNTRY);
    return startSession(context, accounts, await session.catch(hideLinkReason));
  }

  async function activate(context: Context): Promise<Response> {
    await rateLimitByIp(deps, context, authLimits.linkByIp);
    const body = await readBody(context, activateBody);
    const accounts = accountsOf(context);
    const session =
      'activationUrl' in body
        ? accounts.activateByUrl(body.activationUrl, body.password, DEFAULT_COUNTRY)
        : accounts.activate(body.customerId, body.activationToken, body.password, DEFAULT_COUNTRY);
    return startSession(context, accounts, await session.catch(hideLinkReason));
  }

  async function renew(context: Context): Promise<Response> {
    await rateLimitByIp(deps, context, authLimits.sessionByIp);
    const { token } = await readBody(context, tokenBody);
    return respond(context, { ...(await accountsOf(context).renew(token, DEFAULT_COUNTRY)) });
  }

  async function logOut(context: Context): Promise<Response> {
    await rateLimitByIp(deps, context, authLimits.sessionByIp);
    const { token } = await readBody(context, tokenBody);
    await accountsOf(context).logOut(token, DEFAULT_COUNTRY);
    return respond(context, { loggedOut: true });
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
    deps,
  );
}

function respond(context: Context, body: Record<string, unknown>, status: 200 | 202 = 200): Response {
  return context.json(body, status, noStore);
}

function hideLoginReason(error: unknown): never {
  if (!(error instanceof AccountFault)) throw error;
  const say = 'The e-mail address or the password is not right.';
  throw new Fault({ code: 'login-refused', kind: 'refused', say });
}

/** The error must not reveal whether the customer of the link exists. */
function hideLinkReason(error: unknown): never {
  if (!isFault(error) || error.kind === 'outside' || error.kind === 'input') throw error;
  if (!(error instanceof AccountFault)) throw error;
  const say = 'This link was used before, is too old or is not ours. Request a new one.';
  throw new Fault({ code: 'account-link-over', kind: 'refused', say });
}
