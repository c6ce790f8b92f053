import { type ProviderRole, registry } from '../../packages/core/src/providers/registry.ts';
import { type Environment, listVariables } from '../../packages/core/src/providers/variable.ts';
import { tokens } from '../../packages/sandbox/src/commerce/graphql/access.ts';
import { sandboxSecrets } from '../../packages/sandbox/src/commerce/sandbox-secrets.ts';
import { contentProject } from '../../packages/sandbox/src/content/project.ts';
import { type Double, doubles } from '../../packages/sandbox/src/doubles/doubles.ts';
import type { Workbench } from './workbench-env.ts';

type DoubleRole = keyof typeof doubles;

/**
 * The variables that point the shop at its sandbox, overridden by those given. A provider with a given account, or
 * one that `SANDBOX_WITHOUT` names, gets none; nor does the consent manager, unless `SANDBOX_CONSENT` says so.
 */
export function sandboxDefaults(ports: Workbench, given: Environment): Environment {
  const { commerce, content, desk } = sandboxOrigins(ports);
  const defaults = {
    SITE_URL: `http://localhost:${ports.PORT}`,
    REVALIDATE_SECRET: 'sandbox-revalidate',
    REDIRECT_HOSTS: 'resale.example',
    // Edge and functions keep the rule that the deployed shop keeps.
    ORIGIN_SECRET: 'sandbox-origin-secret',
  };
  const ownPorts: [ProviderRole, Environment][] = [
    [
      'commerce',
      {
        SHOPIFY_STORE_DOMAIN: 'vesper-and-vine.myshopify.com',
        SHOPIFY_STOREFRONT_TOKEN: tokens.public,
        // Without it the platform would count the logins of all visitors as ours.
        SHOPIFY_STOREFRONT_PRIVATE_TOKEN: tokens.private,
        SHOPIFY_STOREFRONT_ENDPOINT: commerce,
        SHOPIFY_CHECKOUT_HOST: new URL(commerce).host,
        SHOPIFY_WEBHOOK_SECRET: sandboxSecrets.webhooks,
        SHOPIFY_MULTIPASS_SECRET: sandboxSecrets.multipass,
      },
    ],
    [
      'content',
      {
        SANITY_PROJECT_ID: contentProject.projectId,
        SANITY_DATASET: contentProject.dataset,
        SANITY_API_HOST: content,
        SANITY_READ_TOKEN: contentProject.viewerToken,
        SANITY_WEBHOOK_SECRET: sandboxSecrets.contentWebhooks,
      },
    ],
  ];
  const hasOneTrust = ports.SANDBOX_CONSENT === 'onetrust';
  const onDesk = doubleRoles.flatMap((role): [ProviderRole, Environment][] => {
    const { name, environment }: Double = doubles[role];
    const isLeftOut = ports.SANDBOX_WITHOUT.includes(name) || (role === 'consent' && !hasOneTrust);
    return isLeftOut ? [] : [[role, environment(`${desk}/${name}`)]];
  });
  const used = [...ownPorts, ...onDesk].filter(([role]) => !hasAccount(role, given));
  const shop = { ...Object.assign(defaults, ...used.map(([, values]) => values)), ...given };
  return hasCloud(given) ? shop : { ...shop, ...cloudDouble(`http://127.0.0.1:${ports.SANDBOX_CLOUD_PORT}`) };
}

/** Where browsers and servers find the doubles: on their ports, or where a proxy serves them. */
export function sandboxOrigins(ports: Workbench): Record<'commerce' | 'content' | 'desk', string> {
  return {
    commerce: ports.SANDBOX_PUBLIC_COMMERCE ?? `http://localhost:${ports.SANDBOX_COMMERCE_PORT}`,
    content: ports.SANDBOX_PUBLIC_CONTENT ?? `http://localhost:${ports.SANDBOX_CONTENT_PORT}`,
    desk: ports.SANDBOX_PUBLIC_DESK ?? `http://localhost:${ports.SANDBOX_DESK_PORT}`,
  };
}

/** Overrides given values, so that a developer's own AWS keys never reach the double. */
function cloudDouble(url: string): Environment {
  return {
    CACHE_TABLE: 'storefront-cache',
    REFRESH_QUEUE_URL: `${url}/000000000000/refresh`,
    AWS_ENDPOINT_URL_DYNAMODB: url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'sandbox',
    AWS_SECRET_ACCESS_KEY: 'sandbox',
    AWS_SESSION_TOKEN: undefined,
    AWS_PROFILE: undefined,
    // On a laptop only problems are worth a line.
    POWERTOOLS_LOG_LEVEL: 'WARN',
    POWERTOOLS_METRICS_DISABLED: 'true',
  };
}

function hasCloud({ CACHE_TABLE: table, REFRESH_QUEUE_URL: queue }: Environment): boolean {
  return table !== undefined || queue !== undefined;
}

const doubleRoles = Object.keys(doubles).filter((role): role is DoubleRole => role in doubles);

function hasAccount(role: ProviderRole, given: Environment): boolean {
  const { env } = registry[role];
  return listVariables(env).some(({ name, isRequired }) => isRequired && given[name] !== undefined);
}
