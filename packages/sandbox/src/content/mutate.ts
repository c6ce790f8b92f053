import { randomUUID } from 'node:crypto';
import { ApiError } from './api-error.ts';
import { addKeys, applyPatch } from './apply-patch.ts';
import type { ContentDocument, Json } from './document.ts';
import { isObject } from './document.ts';
import type { Lake } from './lake.ts';
import { runQuery } from './run-query.ts';

type Operation = 'create' | 'update' | 'delete' | 'none';

interface MutationResult {
  id: string;
  operation: Operation;
  document?: ContentDocument;
}

function fail(status: number, type: string, description: string, id: string, index: number): ApiError {
  return ApiError.data(status, 'mutationError', `The mutation(s) failed: ${description}`, {
    items: [{ index, error: { type, description, id } }],
  });
}

/** One transaction: all mutations or none. */
class Transaction {
  readonly id = randomUUID().replaceAll('-', '').slice(0, 22);
  readonly changes = new Map<string, { after: ContentDocument | null; mutations: unknown[] }>();
  readonly results: MutationResult[] = [];
  readonly #lake: Lake;
  readonly #at: string;

  constructor(lake: Lake) {
    this.#lake = lake;
    this.#at = lake.nowIso();
  }

  current(id: string): ContentDocument | undefined {
    const change = this.changes.get(id);
    return change === undefined ? this.#lake.get(id) : (change.after ?? undefined);
  }

  put(document: ContentDocument, operation: Operation, mutation: unknown): void {
    const stamps: Record<string, Json> = {
      _createdAt: this.current(document._id)?._createdAt ?? document._createdAt ?? this.#at,
      _updatedAt: this.#at,
      _rev: this.id,
    };
    const stored = { ...document, ...stamps };
    this.#change(stored._id, stored, mutation);
    this.results.push({ id: stored._id, operation, document: stored });
  }

  remove(id: string): void {
    const exists = this.current(id) !== undefined;
    if (exists) this.#change(id, null, { delete: { id } });
    this.results.push({ id, operation: exists ? 'delete' : 'none' });
  }

  #change(id: string, after: ContentDocument | null, mutation: unknown): void {
    const earlier = this.changes.get(id)?.mutations ?? [];
    this.changes.set(id, { after, mutations: [...earlier, mutation] });
  }
}

function readDocument(value: unknown, index: number): ContentDocument {
  if (!isObject(value) || typeof value._type !== 'string' || value._type === '') {
    throw fail(400, 'validationError', 'a document needs a _type', '', index);
  }
  const given = typeof value._id === 'string' ? value._id : '';
  const id = given === '' || given.endsWith('.') ? `${given}${randomUUID()}` : given;
  if (!/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/.test(id)) {
    throw fail(400, 'validationError', `"${id}" is not a valid document id`, id, index);
  }
  // The value was parsed from a request's JSON.
  const document: Record<string, Json> = JSON.parse(JSON.stringify(value));
  return { ...document, _id: id, _type: value._type };
}

/** Returns the ids that a patch or delete selects: one by id, or those that a query finds. */
function targets(lake: Lake, selection: Record<string, unknown>, index: number): string[] {
  if (typeof selection.id === 'string') return [selection.id];
  if (typeof selection.query !== 'string') {
    throw fail(400, 'validationError', 'a mutation needs an id or a query', '', index);
  }
  const params = isObject(selection.params) ? selection.params : {};
  const options = { query: selection.query, params, identity: 'editor', now: lake.now() };
  const { result: found } = runQuery(lake.view(['raw'], false), options);
  const rows: unknown[] = Array.isArray(found) ? found : [found];
  return rows.flatMap((row) => (isObject(row) && typeof row._id === 'string' ? [row._id] : []));
}

function runMutation(lake: Lake, transaction: Transaction, mutation: unknown, index: number): void {
  const [[name, body] = []] = isObject(mutation) ? Object.entries(mutation) : [];
  switch (name) {
    case 'create':
    case 'createIfNotExists':
    case 'createOrReplace': {
      const document = readDocument(body, index);
      const exists = transaction.current(document._id) !== undefined;
      if (exists && name === 'createIfNotExists') {
        transaction.results.push({ id: document._id, operation: 'none' });
      } else if (exists && name === 'create') {
        const description = `Document by ID "${document._id}" already exists`;
        throw fail(409, 'documentAlreadyExistsError', description, document._id, index);
      } else transaction.put(document, exists ? 'update' : 'create', mutation);
      return;
    }
    case 'patch': {
      if (!isObject(body)) throw fail(400, 'validationError', 'a patch is an object', '', index);
      for (const id of targets(lake, body, index)) {
        const document = transaction.current(id);
        if (!document) {
          const description = `The document with the ID "${id}" was not found`;
          throw fail(409, 'documentNotFoundError', description, id, index);
        }
        const patched = applyPatch(document, body);
        const { query: _query, params: _params, ...patch } = body;
        const whole = { ...patched, _id: document._id, _type: document._type };
        transaction.put(whole, 'update', { patch: { ...patch, id } });
      }
      return;
    }
    case 'delete': {
      if (!isObject(body)) throw fail(400, 'validationError', 'a delete is an object', '', index);
      for (const id of targets(lake, body, index)) transaction.remove(id);
      return;
    }
    default:
      throw fail(400, 'validationError', `unknown mutation "${name ?? ''}"`, '', index);
  }
}

function refersTo(value: unknown, id: string): boolean {
  if (Array.isArray(value)) return value.some((member) => refersTo(member, id));
  if (!isObject(value)) return false;
  if (value._ref === id && value._weak !== true) return true;
  return Object.values(value).some((member) => refersTo(member, id));
}

/** Refuses to delete a document that others refer to. */
function guardReferences(lake: Lake, transaction: Transaction): void {
  for (const [id, change] of transaction.changes) {
    if (change.after !== null) continue;
    const holder = lake
      .all()
      .map((document) => transaction.current(document._id))
      .find((document) => document && refersTo(document, id));
    if (!holder) continue;
    const description = `Document "${id}" cannot be deleted as there are references to it from "${holder._id}"`;
    throw fail(409, 'documentHasExistingReferencesError', description, id, 0);
  }
}

/** `POST /v…/data/mutate/{dataset}`: all of the body's mutations or, with a refusal, none. */
export function mutate(
  lake: Lake,
  body: unknown,
  options: URLSearchParams,
): { transactionId: string; results: MutationResult[] } {
  if (!isObject(body) || !Array.isArray(body.mutations) || body.mutations.length === 0) {
    throw ApiError.data(400, 'mutationParseError', 'The body needs a list "mutations".');
  }
  if (options.get('autoGenerateArrayKeys') === 'true') addKeys(body.mutations);
  const transaction = new Transaction(lake);
  body.mutations.forEach((mutation, index) => {
    runMutation(lake, transaction, mutation, index);
  });
  guardReferences(lake, transaction);
  if (options.get('dryRun') !== 'true') lake.commit(transaction.id, transaction.changes);
  const withDocuments = options.get('returnDocuments') === 'true';
  const withIds = withDocuments || options.get('returnIds') === 'true';
  const results = transaction.results.map(({ id, operation, document }) =>
    withDocuments && document ? { id, operation, document } : { id, operation },
  );
  return { transactionId: transaction.id, results: withIds ? results : [] };
}
