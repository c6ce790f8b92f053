import type { FieldMap } from '../graphql/field-map.ts';

/** For objects that the catalogue gives no metafields. */
export const noMetafieldFields: FieldMap<unknown> = {
  metafield: () => null,
  metafields: (_owner, { identifiers }: { identifiers: object[] }) => identifiers.map(() => null),
};
