import { externalVideosOf } from '../catalogue/external-videos.ts';
import { parseGid } from '../gid.ts';
import type { Context } from '../graphql/field-map.ts';
import { storeNode } from '../online-store/store-queries.ts';
import { findCart, linesOf } from './cart-record.ts';
import { locationOf } from './location-fields.ts';
import { menuNode } from './menus.ts';
import { partsOf } from './numbered-parts.ts';
import { optionOf, optionValueOf } from './option-fields.ts';
import { orderRecord } from './order-fields.ts';
import { policyNode } from './shop-fields.ts';

/** The object of a global id, or null. */
export function findNode(id: string, context: Context): unknown {
  const found = parseGid(id);
  if (!found) return null;
  const { catalogue } = context.shop;
  switch (found.type) {
    case 'Product':
      return catalogue.productById(found.id);
    case 'ProductVariant':
      return catalogue.variantById(found.id);
    case 'Collection':
      return catalogue.collectionById(found.id);
    case 'Metaobject':
      return catalogue.metaobjectById(found.id);
    case 'MediaImage':
    case 'Video': {
      const media = catalogue.mediaById(found.id);
      return media?.__typename === found.type ? media : null;
    }
    case 'ExternalVideo':
      return (
        catalogue.products.flatMap(externalVideosOf).find((video) => String(video.id) === found.id) ?? null
      );
    case 'ProductOption':
      return optionOf(found.id, context);
    case 'ProductOptionValue':
      return optionValueOf(found.id, context);
    case 'Metafield':
      return partsOf(catalogue).metafields.get(Number(found.id)) ?? null;
    case 'ShopPolicy':
      return policyNode(id, context);
    case 'Location':
      return locationOf(found.id);
    case 'Shop':
      return { __typename: 'Shop' };
    case 'Order': {
      const order = context.shop.orders.byId(found.id);
      return order && id.endsWith(`?key=${order.token}`) ? orderRecord(order) : null;
    }
    case 'Cart':
    case 'CartLine':
      return cartNode(id, context);
    case 'Page':
    case 'Blog':
    case 'Article':
    case 'UrlRedirect':
      return storeNode(id);
    case 'Menu':
    case 'MenuItem':
      return menuNode(id, context);
    default:
      return null;
  }
}

function cartNode(id: string, context: Context): unknown {
  const line = /^gid:\/\/shopify\/CartLine\/([^?]+)\?cart=(.+)$/.exec(id);
  if (!line) return findCart(id, context);
  const record = findCart(`gid://shopify/Cart/${line[2]}`, context);
  return record ? (linesOf(record).find((known) => known.line.line.id === line[1]) ?? null) : null;
}
