import { type FilterMap, readFilterMap } from '../../collection/filter-map.ts';
import type { Fault } from '../../fault.ts';
import type { MetaobjectsQuery } from './generated/storefront.generated.d.ts';
import { readList, readText, type Wire } from './wire.ts';

type WireMetaobject = Wire<MetaobjectsQuery['metaobjects']['nodes'][number]>;

/**
 * `[call.products-own-server.7]` The filter map in metaobjects: a `filter_group` has `key`, `label`, `position`
 * and `options` (JSON `[{label, tag, swatch?}]`), a `collection_rule` has `collection`, `column`, `condition`.
 */
export function toFilterMap(
  groups: readonly WireMetaobject[],
  rules: readonly WireMetaobject[],
  report?: (fault: Fault) => void,
): FilterMap {
  const filterMap = {
    groups: groups
      .map(fieldsOf)
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .map(({ key, label, options }) => ({ key, label, options: parse(options) })),
    collections: Object.fromEntries(
      rules
        .map(fieldsOf)
        .flatMap(({ collection, column, condition }) =>
          collection === undefined ? [] : [[collection, { rule: { column, condition } }]],
        ),
    ),
  };
  return readFilterMap(filterMap, report);
}

function fieldsOf(metaobject: WireMetaobject): Record<string, string> {
  const pairs = readList(metaobject?.fields).flatMap(({ key, value }) => {
    const [name, text] = [readText(key), readText(value)];
    return name === null || text === null ? [] : [[name, text] as const];
  });
  return Object.fromEntries(pairs);
}

/** A group without a position comes after those that have one. */
function placeOf({ position }: Record<string, string>): number {
  const place = Number(position);
  return Number.isFinite(place) ? place : Number.MAX_SAFE_INTEGER;
}

function parse(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}
