import type { ProviderRole } from '../../packages/core/src/providers/registry.ts';
import type { Environment } from '../../packages/core/src/providers/variable.ts';
import type { Workbench } from './workbench-env.ts';

/** The variable that names a real account of a provider: whoever sets it leaves that provider's double. */
export const accountVariables: Record<ProviderRole, string> = {
  commerce: 'SHOPIFY_STORE_DOMAIN',
  content: 'SANITY_PROJECT_ID',
};

/** The variables that point the shop at its sandbox, without those that were given. */
export function sandboxDefaults(ports: Workbench, given: Environment): Environment {
  const values: Record<ProviderRole, Record<string, string>> = {
    commerce: {
      SHOPIFY_STORE_DOMAIN: 'vesper-and-vine.myshopify.com',
      SHOPIFY_STOREFRONT_TOKEN: 'public',
      SHOPIFY_STOREFRONT_ENDPOINT: `http://localhost:${ports.SANDBOX_COMMERCE_PORT}`,
      SHOPIFY_CHECKOUT_HOST: `localhost:${ports.SANDBOX_COMMERCE_PORT}`,
    },
    content: {
      SANITY_PROJECT_ID: 'vespervine',
      SANITY_API_HOST: `http://localhost:${ports.SANDBOX_CONTENT_PORT}`,
    },
  };
  const roles: readonly ProviderRole[] = ['commerce', 'content'];
  const doubles = roles.filter((role) => given[accountVariables[role]] === undefined);
  const defaults = { SITE_URL: `http://localhost:${ports.PORT}`, REVALIDATE_SECRET: 'sandbox-revalidate' };
  return { ...Object.assign(defaults, ...doubles.map((role) => values[role])), ...given };
}
