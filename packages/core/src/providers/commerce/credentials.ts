import type { AccessToken } from '../../account/access-token.ts';
import type { Credentials } from './account.ts';
import { missingResultFault, refuseObjections, withRateLimitFault } from './account-errors.ts';
import type { CommerceClient } from './client.ts';
import * as documents from './documents/credentials.ts';
import type { TokenCreateMutation } from './generated/storefront.generated.d.ts';
import { toAccessToken } from './map-account.ts';
import { readText, type Wire } from './wire.ts';

type TokenPayload = Wire<TokenCreateMutation['customerAccessTokenCreate']> & {
  readonly userErrors?: readonly { readonly field?: readonly string[] | null }[];
};

/** Login, logout, registration and password links. */
export function createCredentials({ mutate }: CommerceClient): Credentials {
  const attempt: CommerceClient['mutate'] = (document, variables) =>
    withRateLimitFault(mutate(document, variables));

  return {
    async register(customer, country) {
      const payload = (await attempt(documents.CUSTOMER_CREATE, { input: customer, country })).customerCreate;
      refuseObjections(payload);
      const id = readText(payload?.customer?.id);
      if (id === null) throw missingResultFault('a customer');
      return id;
    },

    async logIn(email, password, country) {
      const data = await attempt(documents.TOKEN_CREATE, { input: { email, password }, country });
      return readToken(data.customerAccessTokenCreate);
    },

    async logInWithMultipass(multipassToken, country) {
      const data = await attempt(documents.TOKEN_CREATE_WITH_MULTIPASS, { multipassToken, country });
      return readToken(data.customerAccessTokenCreateWithMultipass);
    },

    async renew(token, country) {
      const data = await attempt(documents.TOKEN_RENEW, { customerAccessToken: token, country });
      return readToken(data.customerAccessTokenRenew);
    },

    async logOut(token, country) {
      await attempt(documents.TOKEN_DELETE, { customerAccessToken: token, country });
    },

    async recover(email, country) {
      refuseObjections((await attempt(documents.CUSTOMER_RECOVER, { email, country })).customerRecover);
    },

    async reset(customerId, resetToken, password, country) {
      const variables = { id: toCustomerId(customerId), input: { resetToken, password }, country };
      return readToken((await attempt(documents.CUSTOMER_RESET, variables)).customerReset);
    },

    async resetByUrl(resetUrl, password, country) {
      const variables = { resetUrl, password, country };
      return readToken((await attempt(documents.CUSTOMER_RESET_BY_URL, variables)).customerResetByUrl);
    },

    async activate(customerId, activationToken, password, country) {
      const variables = { id: toCustomerId(customerId), input: { activationToken, password }, country };
      return readToken((await attempt(documents.CUSTOMER_ACTIVATE, variables)).customerActivate);
    },

    async activateByUrl(activationUrl, password, country) {
      const variables = { activationUrl, password, country };
      return readToken((await attempt(documents.CUSTOMER_ACTIVATE_BY_URL, variables)).customerActivateByUrl);
    },
  };
}

/** Links in e-mails hold the numeric id. */
function toCustomerId(id: string): string {
  return /^\d+$/.test(id) ? `gid://shopify/Customer/${id}` : id;
}

function readToken(payload: TokenPayload | null | undefined): AccessToken {
  refuseObjections(payload);
  const token = toAccessToken(payload?.customerAccessToken);
  if (token === null) throw missingResultFault('an access token');
  return token;
}
