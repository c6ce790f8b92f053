import type { FieldMap } from '../graphql/field-map.ts';

/** For objects without metafields in the catalogue. */
export const noMetafieldFields: FieldMap<unknown> = {
  metafield: () => null,
  metafields: (_owner, { identifiers }: { identifiers: object[] }) => identifiers.map(() => null),
};
