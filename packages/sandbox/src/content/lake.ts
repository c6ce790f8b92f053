import { seedContent } from '../seed/content/seed-content.ts';
import { ownValue } from '../world/own-value.ts';
import type { Slice, World } from '../world/world.ts';
import type { ContentDocument, Json } from './document.ts';
import { versionOf } from './document.ts';
import { LakeHistory } from './lake-history.ts';
import type { DocumentChange, Transaction } from './transaction.ts';

/** The dataset as one perspective shows it. */
export interface View {
  documents: ContentDocument[];
  byId: ReadonlyMap<string, ContentDocument>;
  byType: ReadonlyMap<string, readonly ContentDocument[]>;
}

interface CachedView extends View {
  revision: number;
}

/** More than the perspectives in use at one time. */
const mostCachedViews = 50;

/** The documents of the dataset, seeded from the catalogue, stored in the world. */
export class Lake {
  readonly #world: World;
  readonly #slice: Slice<Record<string, ContentDocument>>;
  readonly #views = new Map<string, CachedView>();
  readonly #history: LakeHistory;
  readonly #listeners = new Set<(transaction: Transaction) => void>();
  readonly #resetListeners = new Set<() => void>();
  #revision = 0;

  constructor(world: World, history = new LakeHistory({ longestLagMs: 0 })) {
    this.#world = world;
    this.#history = history;
    this.#slice = world.slice('content', () => this.#seed());
    world.onReset(() => {
      this.#revision += 1;
      this.#history.clear();
      for (const listener of this.#resetListeners) listener();
    });
  }

  /** Calls the listener after every transaction. Returns a cleanup function. */
  onCommit(listener: (transaction: Transaction) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls the listener after a reset to the seed. Returns a cleanup function. */
  onReset(listener: () => void): () => void {
    this.#resetListeners.add(listener);
    return () => this.#resetListeners.delete(listener);
  }

  get(id: string): ContentDocument | undefined {
    return ownValue(this.#slice.value, id);
  }

  all(): ContentDocument[] {
    return Object.values(this.#slice.value);
  }

  /** Milliseconds since the epoch. */
  now(): number {
    return this.#world.now();
  }

  nowIso(): string {
    return new Date(this.now()).toISOString();
  }

  /** Applies a finished transaction; a document whose `after` is null is removed. */
  commit(
    transactionId: string,
    changes: ReadonlyMap<string, Pick<DocumentChange, 'after' | 'mutations'>>,
  ): void {
    const done: DocumentChange[] = [];
    for (const [id, { after, mutations }] of changes) {
      const before = this.get(id) ?? null;
      if (before === null && after === null) continue;
      done.push({ id, before, after, mutations });
      if (after === null) delete this.#slice.value[id];
      else this.#slice.value[id] = after;
    }
    this.#revision += 1;
    this.#slice.changed();
    const transaction: Transaction = { id: transactionId, at: this.nowIso(), changes: done };
    this.#history.record(transaction);
    for (const listener of this.#listeners) listener(transaction);
  }

  /**
   * Returns the dataset through a stack of perspectives, highest first; published documents come last. A document
   * of a draft or release has the published id, and its own as `_originalId`. 'raw' returns all documents as they
   * are stored. With a lag it is the dataset of that many milliseconds ago.
   */
  view(stack: readonly string[], isAnonymous: boolean, lagMs = 0): View {
    const unseen = lagMs === 0 ? [] : this.#history.since(lagMs);
    const age = unseen.length === 0 ? '' : ` before ${unseen[0]?.id}`;
    const name = `${stack.join(',')}${isAnonymous ? ' anonymous' : ''}${age}`;
    const known = this.#views.get(name);
    if (known?.revision === this.#revision) return known;
    const all = unseen.length === 0 ? this.all() : this.#before(unseen);
    // A dot in an id hides a document from anonymous clients: drafts, releases, secrets.
    const open = isAnonymous ? all.filter(({ _id }) => !_id.includes('.')) : all;
    const documents = stack[0] === 'raw' ? open : overlay(open, stack);
    const byId = new Map(documents.map((document) => [document._id, document]));
    const byType = Map.groupBy(documents, ({ _type }) => _type);
    const view = { documents, byId, byType, revision: this.#revision };
    if (known === undefined && this.#views.size >= mostCachedViews) this.#views.clear();
    this.#views.set(name, view);
    return view;
  }

  #before(unseen: readonly Transaction[]): ContentDocument[] {
    const documents = new Map(Object.entries(this.#slice.value));
    for (const { changes } of unseen.toReversed()) {
      for (const { id, before } of changes) {
        if (before === null) documents.delete(id);
        else documents.set(id, before);
      }
    }
    return [...documents.values()];
  }

  #seed(): Record<string, ContentDocument> {
    const at = this.nowIso();
    const stamped = seedContent(this.#world.catalogue, this.#world.addresses.commerce).map(
      (document, index) => {
        const stamps: Record<string, Json> = { _createdAt: at, _updatedAt: at, _rev: `seed-${index}` };
        return [document._id, { ...stamps, ...document }] satisfies [string, ContentDocument];
      },
    );
    return Object.fromEntries(stamped);
  }
}

function overlay(all: ContentDocument[], stack: readonly string[]): ContentDocument[] {
  const best = new Map<string, { rank: number; document: ContentDocument }>();
  for (const document of all) {
    const { version, publishedId } = versionOf(document._id);
    const rank = version === 'published' ? Number.POSITIVE_INFINITY : stack.indexOf(version);
    if (rank < 0 || (best.get(publishedId)?.rank ?? Number.POSITIVE_INFINITY) < rank) continue;
    const result =
      stack.length === 0 ? document : { ...document, _id: publishedId, _originalId: document._id };
    best.set(publishedId, { rank, document: result });
  }
  return [...best.values()].map(({ document }) => document);
}
