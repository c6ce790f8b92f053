import type { CatalogueCollection, CatalogueMetaobject, CatalogueProduct } from '../../world/catalogue.ts';
import type { World } from '../../world/world.ts';

/** What is in the back office; `place` stays the same while others come and go. */
export interface Placed<T> {
  data: T;
  place: number;
  /** Shoppers do not see what is not published. */
  isPublished: boolean;
}

export interface EditedList<T> {
  /** The seed's first, then what was made since, in its order. */
  all(): Placed<T>[];
  find(test: (data: T) => boolean): Placed<T> | null;
  put(data: T, isPublished: boolean): void;
  remove(id: number): void;
}

/** What was made, changed and deleted since the seed; part of the world, so a restart keeps it and a reset ends it. */
export interface CatalogueEdits {
  products: EditedList<CatalogueProduct>;
  collections: EditedList<CatalogueCollection>;
  metaobjects: EditedList<CatalogueMetaobject>;
  /** 1, 2, 3 …: never one twice, also when its owner was deleted. */
  nextNumber(): number;
}

interface Kept<T> {
  id: number;
  /** Null: deleted. */
  data: T | null;
  isPublished: boolean;
}

export function keepCatalogueEdits(world: World): CatalogueEdits {
  const counter = world.slice('commerce.catalogue.numbers', () => ({ last: 0 }));
  return {
    products: keepList(world, 'commerce.catalogue.products', () => world.catalogue.products),
    collections: keepList(world, 'commerce.catalogue.collections', () => world.catalogue.collections),
    metaobjects: keepList(world, 'commerce.catalogue.metaobjects', () => world.catalogue.metaobjects),
    nextNumber() {
      counter.value.last += 1;
      counter.changed();
      return counter.value.last;
    },
  };
}

function keepList<T extends { id: number }>(
  world: World,
  name: string,
  seed: () => readonly T[],
): EditedList<T> {
  const edits = world.slice<Kept<T>[]>(name, () => []);
  const keep = (edit: Kept<T>) => {
    const at = edits.value.findIndex(({ id }) => id === edit.id);
    if (at < 0) edits.value.push(edit);
    else edits.value[at] = edit;
    edits.changed();
  };
  const all = (): Placed<T>[] => {
    const open = new Map(edits.value.map((edit) => [edit.id, edit]));
    const list: Placed<T>[] = [];
    const place = (edit: Kept<T> | undefined, data: T | null, at: number) => {
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
    put: (data, isPublished) => keep({ id: data.id, data, isPublished }),
    remove: (id) => keep({ id, data: null, isPublished: false }),
  };
}
