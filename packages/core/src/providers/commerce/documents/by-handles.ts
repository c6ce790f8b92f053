import { toQueryAliases } from '../../../product/identifiers.ts';

/** What is asked of every product. */
export interface HandlesQuestion {
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
  /** Key of the answer → handle. */
  aliases: Map<string, string>;
}

/** `[call.commerce-storefront-api.22]` One aliased product per handle; handles travel as variables. */
export function queryByHandles(handles: readonly string[], question: HandlesQuestion): AliasedQuery {
  const { name, prefix = '', selection, fragments = '' } = question;
  const slots = [...toQueryAliases(handles)].map(([alias, handle], index) => ({
    alias: `${prefix}${alias}`,
    handle,
    variable: `handle${index}`,
  }));
  const declared = slots.map(({ variable }) => `$${variable}: String!`).join(', ');
  const asked = slots.map(
    ({ alias, variable }) => `${alias}: product(handle: $${variable}) { ${selection} }`,
  );
  return {
    document: `
  query ${name}($country: CountryCode, ${declared})
  @inContext(country: $country) {
    ${asked.join('\n    ')}
  }
  ${fragments}`,
    variables: Object.fromEntries(slots.map(({ variable, handle }) => [variable, handle])),
    aliases: new Map(slots.map(({ alias, handle }) => [alias, handle])),
  };
}

/** The search that finds the products of many handles. */
export function searchByHandles(handles: readonly string[]): string {
  return handles.map((handle) => `handle:"${handle.replace(/["\\]/g, '\\$&')}"`).join(' OR ');
}
