import type { AccessToken } from '../../account/access-token.ts';
import type { Credentials } from './account.ts';
import { nothingUseful, refuseObjections, slowedDown } from './account-errors.ts';
import type { CommerceClient } from './client.ts';
import * as documents from './documents/credentials.ts';
import type { TokenCreateMutation } from './generated/storefront.generated.d.ts';
import { toAccessToken } from './map-account.ts';
import { readText, type Wire } from './wire.ts';

type TokenPayload = Wire<TokenCreateMutation['customerAccessTokenCreate']> & {
  readonly userErrors?: readonly { readonly field?: readonly string[] | null }[];
};

/** Getting into an account, and out of it. */
export function createCredentials({ mutate }: CommerceClient): Credentials {
  const attempt: CommerceClient['mutate'] = (document, variables) => slowedDown(mutate(document, variables));

  return {
    async register(customer, country) {
      const payload = (await attempt(documents.CUSTOMER_CREATE, { input: customer, country })).customerCreate;
      refuseObjections(payload);
      const id = readText(payload?.customer?.id);
      if (id === null) throw nothingUseful('a customer');
      return id;
    },

    async logIn(email, password, country) {
      const answer = await attempt(documents.TOKEN_CREATE, { input: { email, password }, country });
      return readToken(answer.customerAccessTokenCreate);
    },

    async logInWithMultipass(multipassToken, country) {
      const answer = await attempt(documents.TOKEN_CREATE_WITH_MULTIPASS, { multipassToken, country });
      return readToken(answer.customerAccessTokenCreateWithMultipass);
    },

    async renew(token, country) {
      const answer = await attempt(documents.TOKEN_RENEW, { customerAccessToken: token, country });
      return readToken(answer.customerAccessTokenRenew);
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

/** Links of letters carry the customer's number. */
function toCustomerId(id: string): string {
  return /^\d+$/.test(id) ? `gid://shopify/Customer/${id}` : id;
}

function readToken(payload: TokenPayload | null | undefined): AccessToken {
  refuseObjections(payload);
  const token = toAccessToken(payload?.customerAccessToken);
  if (token === null) throw nothingUseful('an access token');
  return token;
}
