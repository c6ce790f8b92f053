import { createAccountDetails } from '@storefront/core/providers/commerce/browser-account';
import { commerceClient } from './commerce-client.ts';

/** The customer's own data, read and changed with the token. */
export const commerceAccount = () => createAccountDetails(commerceClient());
