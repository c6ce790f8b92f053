import type { AccessToken } from '../../account/access-token.ts';
import type { Credentials } from './account.ts';
import { missingResultFault, requireConsent, withRateLimitFault } from './account-errors.ts';
import type { CommerceClient } from './client.ts';
import * as documents from './documents/credentials.ts';
import {
  customerActivateByUrlShape,
  customerActivateShape,
  customerCreateShape,
  customerRecoverShape,
  customerResetByUrlShape,
  customerResetShape,
  type TokenAnswer,
  tokenCreateShape,
  tokenCreateWithMultipassShape,
  tokenDeleteShape,
  tokenRenewShape,
} from './generated/answer-shapes.ts';
import { toAccessToken } from './map-account.ts';

type TokenPayload = Parameters<typeof requireConsent>[0] & { customerAccessToken: TokenAnswer | null };

/** Login, logout, registration and password links. */
export function createCredentials({ mutate }: CommerceClient): Credentials {
  const attempt: CommerceClient['mutate'] = (document, shape, variables) =>
    withRateLimitFault(mutate(document, shape, variables));

  return {
    async register(customer, country) {
      const variables = { input: customer, country };
      const { customerCreate } = await attempt(documents.CUSTOMER_CREATE, customerCreateShape, variables);
      const created = requireConsent(customerCreate).customer;
      if (created === null) throw missingResultFault('a customer');
      return created.id;
    },

    async logIn(email, password, country) {
      const variables = { input: { email, password }, country };
      const data = await attempt(documents.TOKEN_CREATE, tokenCreateShape, variables);
      return readToken(data.customerAccessTokenCreate);
    },

    async logInWithMultipass(multipassToken, country) {
      const variables = { multipassToken, country };
      const data = await attempt(
        documents.TOKEN_CREATE_WITH_MULTIPASS,
        tokenCreateWithMultipassShape,
        variables,
      );
      return readToken(data.customerAccessTokenCreateWithMultipass);
    },

    async renew(token, country) {
      const variables = { customerAccessToken: token, country };
      const data = await attempt(documents.TOKEN_RENEW, tokenRenewShape, variables);
      return readToken(data.customerAccessTokenRenew);
    },

    async logOut(token, country) {
      await attempt(documents.TOKEN_DELETE, tokenDeleteShape, { customerAccessToken: token, country });
    },

    async recover(email, country) {
      const data = await attempt(documents.CUSTOMER_RECOVER, customerRecoverShape, { email, country });
      requireConsent(data.customerRecover);
    },

    async reset(customerId, resetToken, password, country) {
      const variables = { id: toCustomerId(customerId), input: { resetToken, password }, country };
      return readToken(
        (await attempt(documents.CUSTOMER_RESET, customerResetShape, variables)).customerReset,
      );
    },

    async resetByUrl(resetUrl, password, country) {
      const variables = { resetUrl, password, country };
      const data = await attempt(documents.CUSTOMER_RESET_BY_URL, customerResetByUrlShape, variables);
      return readToken(data.customerResetByUrl);
    },

    async activate(customerId, activationToken, password, country) {
      const variables = { id: toCustomerId(customerId), input: { activationToken, password }, country };
      const data = await attempt(documents.CUSTOMER_ACTIVATE, customerActivateShape, variables);
      return readToken(data.customerActivate);
    },

    async activateByUrl(activationUrl, password, country) {
      const variables = { activationUrl, password, country };
      const data = await attempt(documents.CUSTOMER_ACTIVATE_BY_URL, customerActivateByUrlShape, variables);
      return readToken(data.customerActivateByUrl);
    },
  };
}

/** Links in e-mails hold the numeric id. */
function toCustomerId(id: string): string {
  return /^\d+$/.test(id) ? `gid://shopify/Customer/${id}` : id;
}

function readToken(payload: TokenPayload | null): AccessToken {
  const { customerAccessToken } = requireConsent(payload);
  if (customerAccessToken === null) throw missingResultFault('an access token');
  return toAccessToken(customerAccessToken);
}
