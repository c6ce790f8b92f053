import { type ProviderRole, registry } from '../../packages/core/src/providers/registry.ts';
import { type Environment, listVariables } from '../../packages/core/src/providers/variable.ts';
import { sandboxSecrets } from '../../packages/sandbox/src/commerce/sandbox-secrets.ts';
import { contentProject } from '../../packages/sandbox/src/content/project.ts';
import { type Double, doubles } from '../../packages/sandbox/src/doubles.ts';
import { enviveAccount } from '../../packages/sandbox/src/envive/account.ts';
import { friendbuyAccount } from '../../packages/sandbox/src/friendbuy/account.ts';
import { globaleAccount } from '../../packages/sandbox/src/globale/account.ts';
import { gorgiasAccount } from '../../packages/sandbox/src/gorgias/account.ts';
import { govaloAccount } from '../../packages/sandbox/src/govalo/account.ts';
import { gtmAccount } from '../../packages/sandbox/src/gtm/account.ts';
import { klaviyoAccount } from '../../packages/sandbox/src/klaviyo/account.ts';
import { okendoAccount } from '../../packages/sandbox/src/okendo/account.ts';
import { oneTrustAccount } from '../../packages/sandbox/src/onetrust/account.ts';
import { postscriptAccount } from '../../packages/sandbox/src/postscript/account.ts';
import { routeAccount } from '../../packages/sandbox/src/route/account.ts';
import { searchspringAccount } from '../../packages/sandbox/src/searchspring/account.ts';
import { swymAccount } from '../../packages/sandbox/src/swym/account.ts';
import type { Workbench } from './workbench-env.ts';

type DoubleRole = keyof typeof doubles;

/** How the shop reaches each double on the desk's port, at `url`. */
const accounts: Record<DoubleRole, (url: string) => Record<string, string>> = {
  search: (url) => ({
    SEARCHSPRING_SITE_ID: searchspringAccount.siteId,
    SEARCHSPRING_URL: url,
    SEARCHSPRING_BEACON_URL: url,
  }),
  wishlist: (url) => ({ SWYM_URL: url, SWYM_PID: swymAccount.pid, SWYM_API_KEY: swymAccount.apiKey }),
  gift: (url) => ({ GOVALO_URL: url, GOVALO_API_KEY: govaloAccount.apiKey }),
  referral: (url) => ({
    FRIENDBUY_URL: `${url}/v1`,
    FRIENDBUY_SECRET_KEY: friendbuyAccount.secretKey,
    FRIENDBUY_API_KEY: friendbuyAccount.apiKey,
    FRIENDBUY_API_SECRET: friendbuyAccount.apiSecret,
    FRIENDBUY_CAMPAIGN_ID: friendbuyAccount.campaignId,
    FRIENDBUY_POINTS_CURRENCY: friendbuyAccount.pointsCurrency,
    FRIENDBUY_MERCHANT_ID: friendbuyAccount.merchantId,
    FRIENDBUY_SCRIPT_URL: `${url}/friendbuy.js`,
    FRIENDBUY_CAMPAIGN_SCRIPT_URL: `${url}/campaign`,
  }),
  email: (url) => ({
    KLAVIYO_URL: url,
    KLAVIYO_COMPANY_ID: klaviyoAccount.companyId,
    KLAVIYO_LIST_ID: klaviyoAccount.newsletterListId,
  }),
  protection: (url) => ({
    ROUTE_TOKEN: routeAccount.publicToken,
    ROUTE_SCRIPT_URL: `${url}/route-protection-widget.js`,
  }),
  reviews: (url) => ({
    OKENDO_SUBSCRIBER_ID: okendoAccount.subscriberId,
    OKENDO_URL: `${url}/v1`,
    OKENDO_SCRIPT_URL: `${url}/reviews-widget-plus/js/okendo-reviews.js`,
  }),
  crossBorder: (url) => ({
    GLOBALE_SHOP: globaleAccount.shop,
    GLOBALE_SCRIPT_URL: `${url}/resources/js/app`,
  }),
  sms: (url) => ({
    POSTSCRIPT_SHOP_ID: postscriptAccount.shopId,
    POSTSCRIPT_SCRIPT_URL: `${url}/sdk.bundle.js`,
  }),
  chat: (url) => ({
    GORGIAS_APP_ID: gorgiasAccount.appId,
    GORGIAS_SCRIPT_URL: `${url}/bundle-loader`,
  }),
  consent: (url) => ({
    ONETRUST_DOMAIN_SCRIPT: oneTrustAccount.domainScript,
    ONETRUST_SCRIPT_URL: `${url}/scripttemplates/otSDKStub.js`,
  }),
  assistant: (url) => ({ ENVIVE_API_KEY: enviveAccount.apiKey, ENVIVE_SCRIPT_URL: `${url}/sdk.js` }),
  video: (url) => ({ VIMEO_URL: url, VIMEO_PLAYER_URL: url }),
  tagManager: (url) => ({ GTM_CONTAINER_ID: gtmAccount.containerId, GTM_SCRIPT_URL: `${url}/gtm.js` }),
};

/**
 * The variables that point the shop at its sandbox, and those that were given over them. A provider of which
 * an account is given, or which the workbench leaves out, gets none.
 */
export function sandboxDefaults(ports: Workbench, given: Environment): Environment {
  const commerce = `localhost:${ports.SANDBOX_COMMERCE_PORT}`;
  const content = `localhost:${ports.SANDBOX_CONTENT_PORT}`;
  const desk = `localhost:${ports.SANDBOX_DESK_PORT}`;
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
        SHOPIFY_STOREFRONT_TOKEN: 'public',
        SHOPIFY_STOREFRONT_ENDPOINT: `http://${commerce}`,
        SHOPIFY_CHECKOUT_HOST: commerce,
        SHOPIFY_WEBHOOK_SECRET: sandboxSecrets.webhooks,
        SHOPIFY_MULTIPASS_SECRET: sandboxSecrets.multipass,
      },
    ],
    [
      'content',
      {
        SANITY_PROJECT_ID: contentProject.projectId,
        SANITY_DATASET: contentProject.dataset,
        SANITY_API_HOST: `http://${content}`,
        SANITY_READ_TOKEN: contentProject.viewerToken,
        SANITY_WEBHOOK_SECRET: sandboxSecrets.contentWebhooks,
      },
    ],
  ];
  const onDesk = doubleRoles.flatMap((role): [ProviderRole, Environment][] => {
    const { name }: Double = doubles[role];
    const isLeftOut = ports.SANDBOX_WITHOUT.includes(name);
    return isLeftOut ? [] : [[role, accounts[role](`http://${desk}/${name}`)]];
  });
  const used = [...ownPorts, ...onDesk].filter(([role]) => !hasAccount(role, given));
  const shop = { ...Object.assign(defaults, ...used.map(([, values]) => values)), ...given };
  return hasCloud(given) ? shop : { ...shop, ...cloudDouble(`http://127.0.0.1:${ports.SANDBOX_CLOUD_PORT}`) };
}

/** Over what is given: a developer's own keys for AWS are none of the double's business. */
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
    // The person at the laptop reads what goes wrong; nobody collects the rest.
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
