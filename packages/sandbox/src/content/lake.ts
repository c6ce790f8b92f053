import { seedContent } from '../seed/content/seed-content.ts';
import type { Slice, World } from '../world/world.ts';
import type { ContentDocument, Json } from './document.ts';
import { versionOf } from './document.ts';

/** The dataset as one perspective shows it. */
export interface View {
  documents: ContentDocument[];
  byId: ReadonlyMap<string, ContentDocument>;
  byType: ReadonlyMap<string, readonly ContentDocument[]>;
}

interface CachedView extends View {
  revision: number;
}

/** The documents of the dataset, seeded from the catalogue, kept in the world. */
export class Lake {
  readonly #world: World;
  readonly #slice: Slice<Record<string, ContentDocument>>;
  readonly #views = new Map<string, CachedView>();
  #revision = 0;

  constructor(world: World) {
    this.#world = world;
    this.#slice = world.slice('content', () => this.#seed());
    world.onReset(() => {
      this.#revision += 1;
    });
  }

  get(id: string): ContentDocument | undefined {
    return Object.hasOwn(this.#slice.value, id) ? this.#slice.value[id] : undefined;
  }

  all(): ContentDocument[] {
    return Object.values(this.#slice.value);
  }

  nowIso(): string {
    return new Date(this.#world.now()).toISOString();
  }

  /** Applies a finished transaction: null removes the document. */
  commit(changes: ReadonlyMap<string, ContentDocument | null>): void {
    for (const [id, document] of changes) {
      if (document === null) delete this.#slice.value[id];
      else this.#slice.value[id] = document;
    }
    this.#revision += 1;
    this.#slice.changed();
  }

  /**
   * The dataset through a stack of perspectives, highest first, always ending with what is published. A
   * document from a draft or release shows the published id and its own as `_originalId`. 'raw' shows all as
   * they are stored; to somebody without a token only ids without a dot.
   */
  view(stack: readonly string[], isAnonymous: boolean): View {
    const name = `${stack.join(',')}${isAnonymous ? ' anonymous' : ''}`;
    const known = this.#views.get(name);
    if (known?.revision === this.#revision) return known;
    const documents = stack[0] === 'raw' ? this.#raw(isAnonymous) : this.#overlay(stack);
    const byId = new Map(documents.map((document) => [document._id, document]));
    const byType = Map.groupBy(documents, ({ _type }) => _type);
    const view = { documents, byId, byType, revision: this.#revision };
    this.#views.set(name, view);
    return view;
  }

  #raw(isAnonymous: boolean): ContentDocument[] {
    return this.all().filter((document) => !isAnonymous || !document._id.includes('.'));
  }

  #overlay(stack: readonly string[]): ContentDocument[] {
    const best = new Map<string, { rank: number; document: ContentDocument }>();
    for (const document of this.all()) {
      const { version, publishedId } = versionOf(document._id);
      const rank = version === 'published' ? Number.POSITIVE_INFINITY : stack.indexOf(version);
      if (rank < 0 || (best.get(publishedId)?.rank ?? Number.POSITIVE_INFINITY) < rank) continue;
      const shown =
        stack.length === 0 ? document : { ...document, _id: publishedId, _originalId: document._id };
      best.set(publishedId, { rank, document: shown });
    }
    return [...best.values()].map(({ document }) => document);
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
