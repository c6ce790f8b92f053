import { toQueryAliases } from '../../../product/identifiers.ts';

/** What to select of every product. */
export interface ProductSelection {
  /** The query's name. */
  name: string;
  /** Before each alias. */
  prefix?: string;
  selection: string;
  fragments?: string;
}

export interface AliasedQuery {
  document: string;
  variables: Record<string, string>;
  /** Key in the data → handle. */
  aliases: Map<string, string>;
}

/** `[call.commerce-storefront-api.22]` One aliased product per handle; handles travel as variables. */
export function queryByHandles(handles: readonly string[], selected: ProductSelection): AliasedQuery {
  const { name, prefix = '', selection, fragments = '' } = selected;
  const slots = [...toQueryAliases(handles)].map(([alias, handle], index) => ({
    alias: `${prefix}${alias}`,
    handle,
    variable: `handle${index}`,
  }));
  const declared = slots.map(({ variable }) => `$${variable}: String!`).join(', ');
  const fields = slots.map(
    ({ alias, variable }) => `${alias}: product(handle: $${variable}) { ${selection} }`,
  );
  return {
    document: `
  query ${name}($country: CountryCode, ${declared})
  @inContext(country: $country) {
    ${fields.join('\n    ')}
  }
  ${fragments}`,
    variables: Object.fromEntries(slots.map(({ variable, handle }) => [variable, handle])),
    aliases: new Map(slots.map(({ alias, handle }) => [alias, handle])),
  };
}

/** The search that finds the products of many handles. */
export function searchByHandles(handles: readonly string[]): string {
  return anyOf('handle', handles);
}

/** The search that finds the products that have a variant of one of these SKUs. */
export function searchBySkus(skus: readonly string[]): string {
  return anyOf('sku', skus);
}

function anyOf(field: string, values: readonly string[]): string {
  return values.map((value) => `${field}:"${value.replace(/["\\]/g, '\\$&')}"`).join(' OR ');
}
