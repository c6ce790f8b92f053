import type { ProviderRole } from '@storefront/core/providers/registry';
import { enviveAccount } from '../envive/account.ts';
import { enviveServer } from '../envive/server.ts';
import { friendbuyAccount } from '../friendbuy/account.ts';
import { friendbuyServer } from '../friendbuy/server.ts';
import { globaleAccount } from '../globale/account.ts';
import { globaleServer } from '../globale/server.ts';
import { gorgiasAccount } from '../gorgias/account.ts';
import { gorgiasServer } from '../gorgias/server.ts';
import { govaloAccount } from '../govalo/account.ts';
import { govaloServer } from '../govalo/server.ts';
import { gtmAccount } from '../gtm/account.ts';
import { gtmServer } from '../gtm/server.ts';
import { klaviyoAccount } from '../klaviyo/account.ts';
import { klaviyoServer } from '../klaviyo/server.ts';
import { okendoAccount } from '../okendo/account.ts';
import { okendoServer } from '../okendo/server.ts';
import { oneTrustAccount } from '../onetrust/account.ts';
import { onetrustServer } from '../onetrust/server.ts';
import { postscriptAccount } from '../postscript/account.ts';
import { postscriptServer } from '../postscript/server.ts';
import { routeAccount } from '../route/account.ts';
import { routeServer } from '../route/server.ts';
import { searchspringAccount } from '../searchspring/account.ts';
import { searchspringServer } from '../searchspring/server.ts';
import { swymAccount } from '../swym/account.ts';
import { swymServer } from '../swym/server.ts';
import { vimeoServer } from '../vimeo/server.ts';
import type { SandboxServer, World } from '../world/world.ts';
import type { ScriptDelay } from './browser-script.ts';

export interface Double {
  /** Its folder, and its place on the desk's port: `/{name}`. */
  name: string;
  server: (world: World, delay: ScriptDelay) => SandboxServer;
  /** The variables that point the shop at it; `url` is its address on the desk's port. */
  environment: (url: string) => Record<string, string>;
}

/** The doubles that share the desk's port. Commerce and content have ports of their own. */
export const doubles = {
  search: {
    name: 'searchspring',
    server: searchspringServer,
    environment: (url) => ({
      SEARCHSPRING_SITE_ID: searchspringAccount.siteId,
      SEARCHSPRING_URL: url,
      SEARCHSPRING_BEACON_URL: url,
    }),
  },
  wishlist: {
    name: 'swym',
    server: swymServer,
    environment: (url) => ({ SWYM_URL: url, SWYM_PID: swymAccount.pid, SWYM_API_KEY: swymAccount.apiKey }),
  },
  gift: {
    name: 'govalo',
    server: govaloServer,
    environment: (url) => ({ GOVALO_URL: url, GOVALO_API_KEY: govaloAccount.apiKey }),
  },
  referral: {
    name: 'friendbuy',
    server: friendbuyServer,
    environment: (url) => ({
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
  },
  email: {
    name: 'klaviyo',
    server: klaviyoServer,
    environment: (url) => ({
      KLAVIYO_URL: url,
      KLAVIYO_COMPANY_ID: klaviyoAccount.companyId,
      KLAVIYO_LIST_ID: klaviyoAccount.newsletterListId,
    }),
  },
  protection: {
    name: 'route',
    server: routeServer,
    environment: (url) => ({
      ROUTE_TOKEN: routeAccount.publicToken,
      ROUTE_SCRIPT_URL: `${url}/route-protection-widget.js`,
    }),
  },
  reviews: {
    name: 'okendo',
    server: okendoServer,
    environment: (url) => ({
      OKENDO_SUBSCRIBER_ID: okendoAccount.subscriberId,
      OKENDO_URL: `${url}/v1`,
      OKENDO_SCRIPT_URL: `${url}/reviews-widget-plus/js/okendo-reviews.js`,
    }),
  },
  crossBorder: {
    name: 'globale',
    server: globaleServer,
    environment: (url) => ({
      GLOBALE_SHOP: globaleAccount.shop,
      GLOBALE_SCRIPT_URL: `${url}/resources/js/app`,
    }),
  },
  sms: {
    name: 'postscript',
    server: postscriptServer,
    environment: (url) => ({
      POSTSCRIPT_SHOP_ID: postscriptAccount.shopId,
      POSTSCRIPT_SCRIPT_URL: `${url}/sdk.bundle.js`,
    }),
  },
  chat: {
    name: 'gorgias',
    server: gorgiasServer,
    environment: (url) => ({
      GORGIAS_APP_ID: gorgiasAccount.appId,
      GORGIAS_SCRIPT_URL: `${url}/bundle-loader`,
      GORGIAS_BUNDLE_URL: `${url}/bundle.js`,
    }),
  },
  consent: {
    name: 'onetrust',
    server: onetrustServer,
    environment: (url) => ({
      ONETRUST_DOMAIN_SCRIPT: oneTrustAccount.domainScript,
      ONETRUST_SCRIPT_URL: `${url}/scripttemplates/otSDKStub.js`,
      ONETRUST_BANNER_URL: `${url}/scripttemplates/202409.1.0/otBannerSdk.js`,
    }),
  },
  assistant: {
    name: 'envive',
    server: enviveServer,
    environment: (url) => ({ ENVIVE_API_KEY: enviveAccount.apiKey, ENVIVE_SCRIPT_URL: `${url}/sdk.js` }),
  },
  video: {
    name: 'vimeo',
    server: vimeoServer,
    environment: (url) => ({ VIMEO_URL: url, VIMEO_PLAYER_URL: url }),
  },
  tagManager: {
    name: 'gtm',
    server: gtmServer,
    environment: (url) => ({ GTM_CONTAINER_ID: gtmAccount.containerId, GTM_SCRIPT_URL: `${url}/gtm.js` }),
  },
} satisfies Record<Exclude<ProviderRole, 'commerce' | 'content'>, Double>;
