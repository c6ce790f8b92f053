import { GraphQLError } from 'graphql/index.js';

const customers = 'unauthenticated_read_customers';
const inventory = 'unauthenticated_read_product_inventory';
const metaobjects = 'unauthenticated_read_metaobjects';
const tags = 'unauthenticated_read_product_tags';

/** The access scopes of fields that need a token, by coordinate. */
const scopes: Readonly<Record<string, string>> = {
  'CartBuyerIdentity.customer': customers,
  'Product.tags': tags,
  'Product.totalInventory': inventory,
  'ProductVariant.quantityAvailable': inventory,
  'QueryRoot.customer': customers,
  'QueryRoot.menu': 'unauthenticated_read_content',
  'QueryRoot.metaobject': metaobjects,
  'QueryRoot.metaobjects': metaobjects,
  'QueryRoot.productTags': tags,
};

/** The access scope that a field needs; null for a public field. */
export function scopeOf(coordinate: string): string | null {
  if (/\.metafields?$/.test(coordinate)) return metaobjects;
  if (/^Mutation\.customer/.test(coordinate)) return 'unauthenticated_write_customers';
  return scopes[coordinate] ?? null;
}

export function accessDenied(coordinate: string, scope: string): GraphQLError {
  const field = coordinate.split('.')[1];
  return new GraphQLError(`Access denied for ${field} field. Required access: \`${scope}\` access scope.`, {
    extensions: { code: 'ACCESS_DENIED', requiredAccess: `\`${scope}\` access scope.` },
  });
}
