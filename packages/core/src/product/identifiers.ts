/** Kinds of platform objects whose ids the shop handles. */
export type GidKind = 'Product' | 'ProductVariant' | 'Collection';

const GID_PREFIX = 'gid://shopify/';

/**
 * The global id `gid://shopify/{kind}/{number}` of a numeric id, a global id or a global id in base64,
 * `[rule.identifiers.1]`. Null for anything else and for a global id of another kind.
 */
export function toGid(kind: GidKind, id: string | number): string | null {
  const text = decoded(String(id).trim());
  if (/^\d+$/.test(text)) return `${GID_PREFIX}${kind}/${text}`;
  const [, numeric] = text.match(new RegExp(`^${GID_PREFIX}${kind}/(\\d+)(?:\\?.*)?$`)) ?? [];
  return numeric === undefined ? null : `${GID_PREFIX}${kind}/${numeric}`;
}

/** The numeric tail of a global id, plain or in base64; a numeric id stays as it is. Null for anything else. */
export function toNumericId(id: string | number): string | null {
  const [, numeric] = decoded(String(id).trim()).match(/^(?:gid:\/\/shopify\/\w+\/)?(\d+)(?:\?.*)?$/) ?? [];
  return numeric ?? null;
}

/**
 * `[rule.identifiers.2]` A product handle as a query alias: hyphens become underscores, and an underscore is
 * prefixed when it starts with a digit. Null when that is not a GraphQL name, for example because of letters outside a–z.
 */
export function toQueryAlias(handle: string): string | null {
  const alias = handle.replaceAll('-', '_').replace(/^(?=\d)/, '_');
  return /^[A-Za-z_]\w*$/.test(alias) && !alias.startsWith('__') ? alias : null;
}

/** Unique alias → handle, in the given order, each handle once. */
export function toQueryAliases(handles: readonly string[]): Map<string, string> {
  const aliases = new Map<string, string>();
  for (const handle of new Set(handles)) {
    const alias = toQueryAlias(handle);
    // Handles are lower case, so an alias with a capital letter never collides with another handle's.
    aliases.set(alias === null || aliases.has(alias) ? `productAt${aliases.size}` : alias, handle);
  }
  return aliases;
}

function decoded(id: string): string {
  if (!id.startsWith('Z2lkOi8v')) return id;
  try {
    return atob(id);
  } catch {
    return id;
  }
}
