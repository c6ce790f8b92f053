import type { MetafieldRecord } from '../catalogue/records.ts';
import { stableNumber } from '../gid.ts';
import type { Context, FieldMap } from '../graphql/field-map.ts';
import { type CartRecord, findCart } from './cart-record.ts';

export interface MetafieldName {
  namespace?: string | null;
  key: string;
}

/** Cart metafields are set as `namespace.key` and read by namespace and key. */
export function cartMetafield(record: CartRecord, { namespace, key }: MetafieldName): MetafieldRecord | null {
  const found = record.cart.metafields.find(
    (known) => known.key === key || known.key === `${namespace ?? 'custom'}.${key}`,
  );
  if (!found) return null;
  const dot = found.key.lastIndexOf('.');
  return {
    __typename: 'Metafield',
    id: stableNumber(`${record.cart.token}/${found.key}`),
    field: {
      namespace: dot < 0 ? 'custom' : found.key.slice(0, dot),
      key: found.key.slice(dot + 1),
      type: found.type,
      value: found.value,
    },
    updatedAt: found.updatedAt,
    parent: record,
  };
}

interface MetafieldInput {
  key: string;
  ownerId: string;
  type: string;
  value: string;
}

export const cartMetafieldMutations: FieldMap<unknown> = {
  cartMetafieldsSet: (_root, { metafields }: { metafields: MetafieldInput[] }, context) =>
    setMetafields(metafields, context),
  cartMetafieldDelete: (_root, { input }: { input: { key: string; ownerId: string } }, { shop }) => {
    const found = shop.carts.find(input.ownerId);
    const at = found?.hasKey ? found.cart.metafields.findIndex(({ key }) => key === input.key) : -1;
    if (!found || at < 0) {
      const userError = {
        __typename: 'MetafieldDeleteUserError',
        code: 'METAFIELD_DOES_NOT_EXIST',
        field: ['input', 'key'],
        message: 'Metafield does not exist.',
      };
      return { deletedId: null, userErrors: [userError] };
    }
    found.cart.metafields.splice(at, 1);
    shop.carts.touch(found.cart);
    return { deletedId: input.ownerId, userErrors: [] };
  },
};

function setMetafields(inputs: MetafieldInput[], context: Context): object {
  const { carts, world } = context.shop;
  const userErrors = inputs.flatMap(({ ownerId }, elementIndex) => {
    if (carts.find(ownerId)?.hasKey) return [];
    const field = ['metafields', String(elementIndex), 'ownerId'];
    const message = 'Owner does not exist.';
    return [{ __typename: 'MetafieldsSetUserError', code: 'INVALID_OWNER', elementIndex, field, message }];
  });
  if (userErrors.length > 0) return { metafields: null, userErrors };
  for (const { ownerId, key, type, value } of inputs) {
    const cart = carts.find(ownerId)?.cart;
    if (!cart) continue;
    cart.metafields = cart.metafields.filter((known) => known.key !== key);
    cart.metafields.push({ key, type, value, updatedAt: new Date(world.now()).toISOString() });
    carts.touch(cart);
  }
  const metafields = inputs.flatMap(({ ownerId, key }) => {
    const record = findCart(ownerId, context);
    const made = record ? cartMetafield(record, { key }) : null;
    return made ? [made] : [];
  });
  return { metafields, userErrors: [] };
}
