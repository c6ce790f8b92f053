import { randomUUID } from 'node:crypto';
import { ApiError } from './api-error.ts';
import { applyTextPatch } from './apply-text-patch.ts';
import type { ContentDocument } from './document.ts';
import { isObject } from './document.ts';
import { holderOf, insertionPlace, parsePath, readStep, writeStep } from './document-path.ts';

const known = new Set([
  'id',
  'query',
  'params',
  'ifRevisionID',
  'set',
  'setIfMissing',
  'unset',
  'inc',
  'dec',
  'insert',
  'diffMatchPatch',
]);

type Change = (old: unknown) => unknown;

function edit(document: unknown, path: string, isBuilding: boolean, change: Change): void {
  const steps = parsePath(path);
  const last = steps.at(-1);
  const holder = holderOf(document, steps, isBuilding);
  if (last !== undefined) writeStep(holder, last, change(readStep(holder, last)));
}

function entriesOf(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}

function add(amount: unknown, sign: 1 | -1): Change {
  return (old) => {
    if (typeof amount !== 'number' || typeof old !== 'number') {
      throw ApiError.data(400, 'mutationError', 'inc and dec need a number where a number is.');
    }
    return old + sign * amount;
  };
}

function patchText(patch: unknown): Change {
  return (old) => {
    if (typeof patch !== 'string' || typeof old !== 'string') {
      throw ApiError.data(400, 'mutationError', 'diffMatchPatch needs a text where a text is.');
    }
    return applyTextPatch(old, patch);
  };
}

function insert(document: unknown, insertion: unknown): void {
  if (!isObject(insertion)) return;
  const items = Array.isArray(insertion.items) ? insertion.items : [];
  for (const position of ['before', 'after', 'replace']) {
    const path = insertion[position];
    if (typeof path !== 'string') continue;
    const steps = parsePath(path);
    const last = steps.at(-1);
    const list = holderOf(document, steps, false);
    if (!Array.isArray(list) || last === undefined) {
      throw ApiError.data(400, 'mutationError', `insert ${position} "${path}" does not point into a list.`);
    }
    const place = insertionPlace(list, last, position);
    if (place < 0) throw ApiError.data(400, 'mutationError', `insert ${position} "${path}" finds nothing.`);
    list.splice(place, position === 'replace' ? 1 : 0, ...items);
  }
}

/** Adds a `_key` to each object in a list that has none. */
export function addKeys(value: unknown): void {
  if (Array.isArray(value)) {
    for (const member of value) {
      if (isObject(member)) member._key ??= randomUUID().replaceAll('-', '').slice(0, 12);
      addKeys(member);
    }
  } else if (isObject(value)) Object.values(value).forEach(addKeys);
}

/** Returns a patched copy. An unknown operation is refused, never ignored. */
export function applyPatch(document: ContentDocument, patch: Record<string, unknown>): ContentDocument {
  const unknown = Object.keys(patch).find((name) => !known.has(name));
  if (unknown) throw ApiError.data(400, 'mutationError', `The content double does not know "${unknown}".`);
  if (typeof patch.ifRevisionID === 'string' && patch.ifRevisionID !== document._rev) {
    throw ApiError.data(409, 'mutationError', 'The mutation(s) failed: the document has another revision.', {
      items: [{ index: 0, error: { type: 'documentRevisionIDDoesNotMatchError', id: document._id } }],
    });
  }
  const copy = structuredClone(document);
  for (const [path, value] of entriesOf(patch.set)) edit(copy, path, true, () => structuredClone(value));
  for (const [path, value] of entriesOf(patch.setIfMissing)) {
    edit(copy, path, true, (old) => old ?? structuredClone(value));
  }
  for (const path of Array.isArray(patch.unset) ? patch.unset : []) {
    if (typeof path === 'string') edit(copy, path, false, () => undefined);
  }
  for (const [path, amount] of entriesOf(patch.inc)) edit(copy, path, false, add(amount, 1));
  for (const [path, amount] of entriesOf(patch.dec)) edit(copy, path, false, add(amount, -1));
  for (const [path, change] of entriesOf(patch.diffMatchPatch)) edit(copy, path, false, patchText(change));
  insert(copy, patch.insert);
  return copy;
}
