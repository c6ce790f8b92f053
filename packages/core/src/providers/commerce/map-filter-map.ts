import { type FilterMap, readFilterMap } from '../../collection/filter-map.ts';
import type { Fault } from '../../fault.ts';
import type { Read } from '../read-answer.ts';
import type { metaobjectsShape } from './generated/answer-shapes.ts';

export type MetaobjectAnswer = Read<typeof metaobjectsShape>['metaobjects']['nodes'][number];

/**
 * `[call.products-own-server.7]` The filter map in metaobjects: a `filter_group` has `key`, `label`, `position`
 * and `options` (JSON `[{label, tag, swatch?}]`), a `collection_rule` has `collection`, `column`, `condition`. What
 * these texts hold is the merchant's content: what cannot be used is reported and left out.
 */
export function toFilterMap(
  groups: readonly MetaobjectAnswer[],
  rules: readonly MetaobjectAnswer[],
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

function fieldsOf({ fields }: MetaobjectAnswer): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ key, value }) => (value === null ? [] : [[key, value] as const])),
  );
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
