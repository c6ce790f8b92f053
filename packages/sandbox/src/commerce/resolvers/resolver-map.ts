import type { ResolverMap } from '../graphql/field-map.ts';
import { sitemapQueries } from '../online-store/sitemap-queries.ts';
import { articleFields, blogFields, pageFields } from '../online-store/store-fields.ts';
import { storeQueries } from '../online-store/store-queries.ts';
import { redirectFields } from '../online-store/store-redirects.ts';
import { cartDeliveryAddressFields, mailingAddressFields } from './address-fields.ts';
import { cartCompletionMutations, cartCompletionQueries } from './cart-completion.ts';
import { cartFields, cartLineFields } from './cart-fields.ts';
import { cartMetafieldMutations } from './cart-metafields.ts';
import { cartMutations } from './cart-mutations.ts';
import { cartQueries } from './cart-record.ts';
import { catalogueQueries } from './catalogue-queries.ts';
import { collectionFields } from './collection-fields.ts';
import { consentQueries } from './consent-queries.ts';
import { customerAddressMutations } from './customer-address-mutations.ts';
import { customerFields, customerQueries } from './customer-fields.ts';
import { customerMutations } from './customer-mutations.ts';
import { locationFields, locationQueries } from './location-fields.ts';
import { externalVideoFields, imageFields, mediaImageFields, videoFields } from './media-fields.ts';
import { metafieldFields, metaobjectFieldFields, metaobjectFields } from './metafield-fields.ts';
import { noMetafieldFields } from './no-metafields.ts';
import { optionFields, optionValueFields } from './option-fields.ts';
import { orderFields, orderLineFields } from './order-fields.ts';
import { productFields } from './product-fields.ts';
import { searchQueries } from './search-queries.ts';
import { countryFields, shopFields, shopQueries } from './shop-fields.ts';
import { variantFields } from './variant-fields.ts';

/** Every resolver of the double, by type and field. */
export const resolverMap: ResolverMap = {
  QueryRoot: {
    ...catalogueQueries,
    ...searchQueries,
    ...shopQueries,
    ...locationQueries,
    ...storeQueries,
    ...sitemapQueries,
    ...cartQueries,
    ...cartCompletionQueries,
    ...customerQueries,
    ...consentQueries,
  },
  Mutation: {
    ...cartMutations,
    ...cartMetafieldMutations,
    ...cartCompletionMutations,
    ...customerMutations,
    ...customerAddressMutations,
  },
  Product: productFields,
  ProductVariant: variantFields,
  ProductOption: optionFields,
  ProductOptionValue: optionValueFields,
  Collection: collectionFields,
  Cart: cartFields,
  CartLine: cartLineFields,
  Customer: customerFields,
  Order: orderFields,
  OrderLineItem: orderLineFields,
  CartDeliveryAddress: cartDeliveryAddressFields,
  MailingAddress: mailingAddressFields,
  Image: imageFields,
  MediaImage: mediaImageFields,
  Video: videoFields,
  ExternalVideo: externalVideoFields,
  Metafield: metafieldFields,
  Metaobject: metaobjectFields,
  MetaobjectField: metaobjectFieldFields,
  Page: pageFields,
  Blog: blogFields,
  Article: articleFields,
  UrlRedirect: redirectFields,
  Location: locationFields,
  Shop: shopFields,
  Country: countryFields,
  Market: noMetafieldFields,
};
