import type { CatalogueCollection, CatalogueMetaobject, CatalogueProduct } from '../../world/catalogue.ts';
import type { World } from '../../world/world.ts';

/** A record of the back office; `place` stays the same when others are added or removed. */
export interface Placed<T> {
  data: T;
  place: number;
  /** False: hidden from shoppers. */
  isPublished: boolean;
}

export interface EditedList<T> {
  /** The seed's records, then those created since, in that order. */
  all(): Placed<T>[];
  find(test: (data: T) => boolean): Placed<T> | null;
  put(data: T, isPublished: boolean): void;
  remove(id: number): void;
}

/** Everything created, changed and deleted since the seed; survives a restart, not a reset of the world. */
export interface CatalogueEdits {
  products: EditedList<CatalogueProduct>;
  collections: EditedList<CatalogueCollection>;
  metaobjects: EditedList<CatalogueMetaobject>;
  /** 1, 2, 3 …: never reused, also after a deletion. */
  nextNumber(): number;
}

interface StoredEdit<T> {
  id: number;
  /** Null when deleted. */
  data: T | null;
  isPublished: boolean;
}

export function createCatalogueEdits(world: World): CatalogueEdits {
  const counter = world.slice('commerce.catalogue.numbers', () => ({ last: 0 }));
  return {
    products: createEditedList(world, 'commerce.catalogue.products', () => world.catalogue.products),
    collections: createEditedList(world, 'commerce.catalogue.collections', () => world.catalogue.collections),
    metaobjects: createEditedList(world, 'commerce.catalogue.metaobjects', () => world.catalogue.metaobjects),
    nextNumber() {
      counter.value.last += 1;
      counter.changed();
      return counter.value.last;
    },
  };
}

function createEditedList<T extends { id: number }>(
  world: World,
  name: string,
  seed: () => readonly T[],
): EditedList<T> {
  const edits = world.slice<StoredEdit<T>[]>(name, () => []);
  const store = (edit: StoredEdit<T>) => {
    const at = edits.value.findIndex(({ id }) => id === edit.id);
    if (at < 0) edits.value.push(edit);
    else edits.value[at] = edit;
    edits.changed();
  };
  const all = (): Placed<T>[] => {
    const open = new Map(edits.value.map((edit) => [edit.id, edit]));
    const list: Placed<T>[] = [];
    const place = (edit: StoredEdit<T> | undefined, data: T | null, at: number) => {
      if (data) list.push({ data, place: at, isPublished: edit?.isPublished ?? true });
    };
    const seeded = seed();
    for (const [at, data] of seeded.entries()) {
      const edit = open.get(data.id);
      open.delete(data.id);
      place(edit, edit ? edit.data : data, at);
    }
    for (const [at, edit] of [...open.values()].entries()) place(edit, edit.data, seeded.length + at);
    return list;
  };
  return {
    all,
    find: (test) => all().find(({ data }) => test(data)) ?? null,
    put: (data, isPublished) => store({ id: data.id, data, isPublished }),
    remove: (id) => store({ id, data: null, isPublished: false }),
  };
}
