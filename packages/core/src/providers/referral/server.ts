import { createHmac } from 'node:crypto';
import { createTokenSource } from '../../cache/token-source.ts';
import type { TokenStore } from '../../cache/token-store.ts';
import { type Clock, systemClock } from '../../clock.ts';
import { Fault, isFault } from '../../fault.ts';
import type { ReferralAuth } from '../../referral/referral.ts';
import { createHttp, type HttpOptions } from '../http.ts';
import type { Read, Shape } from '../read-answer.ts';
import { requestJson, type StatusHandlers } from '../request-json.ts';
import {
  mapCoupons,
  mapCustomer,
  mapLink,
  mapOptions,
  throwMissingPoints,
  throwUnknownOption,
  toCustomerBody,
} from './map.ts';
import type { ReferralProvider } from './referral.ts';
import {
  balanceShape,
  couponsShape,
  customerShape,
  linkShape,
  optionsShape,
  redemptionShape,
  savedShape,
  tokenShape,
} from './wire.ts';

export interface ReferralOptions extends HttpOptions {
  /** Of the merchant interface, with its version and without a trailing slash: `https://mapi.fbot.me/v1`. */
  baseUrl: string;
  /** The campaign's secret, which signs customers. */
  secretKey: string;
  /** The merchant interface's own pair. */
  apiKey: string;
  apiSecret: string;
  /** Of the campaign whose links customers share; null for none. */
  campaignId: string | null;
  /** The currency that points are counted in. */
  pointsCurrency: string;
  timeoutMs: number;
  /** Public documents disagree about it, so it can be set. */
  customerPath?: string;
  /** Shares the interface's token between processes. */
  tokenStore?: TokenStore;
  clock?: Clock;
}

const MAX_RESPONSE_BYTES = 500_000;
const TOKEN_REFUSED = 'referral-token-refused';

interface Call<Value> {
  path: string;
  query?: Record<string, string>;
  /** Makes it a POST. */
  body?: unknown;
  isRepeatable?: boolean;
  onStatus?: StatusHandlers<Value>;
}

/** Referrals and points of Friendbuy. Make one per process; its three secrets never leave the server. */
export function createReferralProvider(options: ReferralOptions): ReferralProvider {
  const { baseUrl, secretKey, apiKey, apiSecret, campaignId, pointsCurrency, timeoutMs } = options;
  const { customerPath = '/customer', tokenStore, clock = systemClock } = options;
  const http = createHttp(options);

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) => ({
    provider: 'referral',
    url: `${baseUrl}${path}`,
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    timeoutMs,
    maxBytes: MAX_RESPONSE_BYTES,
  });

  const tokens = createTokenSource(
    async () => {
      const sent = { ...post('/authorization', { key: apiKey, secret: apiSecret }), isRepeatable: true };
      const { token, expires } = await requestJson(http, sent, tokenShape);
      // A token whose end cannot be read is used once.
      return { token, expiresAt: Date.parse(expires) || 0 };
    },
    clock,
    tokenStore,
  );

  function send<const S extends Shape, Value>(
    token: string,
    call: Call<Value>,
    shape: S,
    onStatus: StatusHandlers<Value>,
  ): Promise<Read<S> | Value> {
    const { path, query = {}, body, isRepeatable = body === undefined } = call;
    const search = new URLSearchParams(query).toString();
    const authorization = `Bearer ${token}`;
    const asPost = post(search === '' ? path : `${path}?${search}`, body, { authorization });
    const { body: _body, ...asGet } = { ...asPost, method: 'GET' };
    const sent = { ...(body === undefined ? asGet : asPost), isRepeatable };
    return requestJson(http, sent, shape, onStatus);
  }

  /** A token may be revoked before it expires; a refused call changed nothing, so it is made once more. */
  async function request<const S extends Shape, Value = never>(
    call: Call<Value>,
    shape: S,
  ): Promise<Read<S> | Value> {
    const token = await tokens.read();
    try {
      return await send(token, call, shape, { ...call.onStatus, 401: throwRefusedToken });
    } catch (fault) {
      if (!isFault(fault) || fault.code !== TOKEN_REFUSED) throw fault;
      tokens.forget(token);
      return send(await tokens.read(), call, shape, call.onStatus ?? {});
    }
  }

  return {
    signCustomer: (customer) => signCustomer(customer, secretKey, clock),

    async fetchCustomer(customerId) {
      const call = { path: customerPath, query: { customerId }, onStatus: { 404: () => null } };
      const record = await request(call, customerShape);
      return record === null ? null : mapCustomer(record, customerId);
    },

    async saveCustomer(customer) {
      await request({ path: '/customer', body: toCustomerBody(customer) }, savedShape);
    },

    async fetchReferralLink(customer) {
      if (campaignId === null) return null;
      // The same customer always gets the same link.
      const body = { ...toCustomerBody(customer), campaignId };
      return mapLink(await request({ path: '/personal-referral-link', body, isRepeatable: true }, linkShape));
    },

    async fetchBalance(customerId) {
      const query = { customerId, currency: pointsCurrency };
      const call = { path: '/ledger-balance', query, onStatus: { 404: () => ({ balance: 0 }) } };
      const { balance } = await request(call, balanceShape);
      return Number(balance);
    },

    async fetchRedemptionOptions() {
      return mapOptions(await request({ path: '/reward/redemption-options' }, optionsShape));
    },

    async redeem(customerId, optionId) {
      const body = { customerId, redemptionOptionId: optionId };
      const onStatus = { 404: throwUnknownOption, 422: throwMissingPoints };
      const { couponCode } = await request({ path: '/reward/redeem', body, onStatus }, redemptionShape);
      return { couponCode };
    },

    async fetchCoupons(customerId) {
      return mapCoupons(await request({ path: '/reward/coupons', query: { customerId } }, couponsShape));
    },
  };
}

function throwRefusedToken(): never {
  throw new Fault({
    code: TOKEN_REFUSED,
    kind: 'outside',
    say: 'referral does not take its own token any more.',
  });
}

/** `{seconds since the epoch}:{email}:{id}` and its HMAC-SHA256 under the campaign's secret, in hex. */
function signCustomer(
  { id, email }: { id: string; email: string },
  secretKey: string,
  clock: Clock,
): ReferralAuth {
  const authString = `${Math.floor(clock.now() / 1000)}:${email}:${id}`;
  return { authString, signature: createHmac('sha256', secretKey).update(authString).digest('hex') };
}
