import type { ContentDocument } from '../document.ts';
import { isObject } from '../document.ts';

/** A step of a path: a field, or a list's member by its place and, where it has one, its key. */
export type PathStep = string | { place: number; key: string | null };

/** The document and the path of a value. */
export interface Origin {
  document: ContentDocument;
  path: readonly PathStep[];
}

/** Returns the step from a list or object to its value at a place or name; null where there is none. */
export function stepTo(holder: unknown, name: unknown): { step: PathStep; value: unknown } | null {
  if (Array.isArray(holder) && typeof name === 'number') {
    const place = name < 0 ? holder.length + name : name;
    const value: unknown = holder[place];
    const key = isObject(value) && typeof value._key === 'string' ? value._key : null;
    return value === undefined ? null : { step: { place, key }, value };
  }
  if (!isObject(holder) || typeof name !== 'string' || !Object.hasOwn(holder, name)) return null;
  return { step: name, value: holder[name] };
}

/** The origin of each list and object, by identity: documents never change in place. */
export class Origins {
  readonly #known = new WeakMap<object, Origin>();
  readonly #walked = new WeakSet<ContentDocument>();

  /** Walks the documents, one after the other, until the value is found. */
  find(value: object, documents: Iterator<ContentDocument>): Origin | null {
    for (;;) {
      const known = this.#known.get(value);
      if (known !== undefined) return known;
      const next = documents.next();
      if (next.done) return null;
      this.#walk(next.value);
    }
  }

  #walk(document: ContentDocument): void {
    if (this.#walked.has(document)) return;
    this.#walked.add(document);
    this.#record(document, { document, path: [] });
  }

  #record(value: unknown, origin: Origin): void {
    if (typeof value !== 'object' || value === null) return;
    this.#known.set(value, origin);
    const names = Array.isArray(value) ? value.keys() : Object.keys(value);
    for (const name of names) {
      const found = stepTo(value, name);
      if (found) this.#record(found.value, { ...origin, path: [...origin.path, found.step] });
    }
  }
}
