import type { ContentDocument } from '../document.ts';
import { isObject } from '../document.ts';
import type { Origin, Origins, PathStep } from './origins.ts';
import { stepTo } from './origins.ts';
import { hidden, splatPrefix, witnessField, witnessPrefix } from './witness.ts';

type Source =
  | { type: 'documentValue'; document: number; path: number }
  | { type: 'literal' }
  | { type: 'unknown' };

/** The wire format of content source maps. */
export interface ContentSourceMap {
  documents: { _id: string; _type: string }[];
  paths: string[];
  mappings: Record<string, { type: 'value'; source: Source }>;
}

function quoted(name: string): string {
  return `['${name.replace(/[\\']/g, '\\$&')}']`;
}

function printSource(path: readonly PathStep[], withKeys: boolean): string {
  const steps = path.map((step) => {
    if (typeof step === 'string') return quoted(step);
    return withKeys && step.key !== null
      ? `[?(@._key==${quoted(step.key).slice(1, -1)})]`
      : `[${step.place}]`;
  });
  return `$${steps.join('')}`;
}

/** Numbers things in the order of their first use. */
class Register<Thing> {
  readonly #places = new Map<string, number>();
  readonly things: Thing[] = [];

  placeOf(key: string, thing: Thing): number {
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, this.things.length);
    return this.things.push(thing) - 1;
  }
}

/**
 * Splits a result with witnesses into the result of the original query and the map of its values' origins. A value
 * counts as a document's only where the witness still has that very value.
 */
export class SourceMapper {
  readonly #origins: Origins;
  readonly #documentsLeft: Iterator<ContentDocument>;
  readonly #withKeys: boolean;
  readonly #documents = new Register<{ _id: string; _type: string }>();
  readonly #paths = new Register<string>();
  readonly #mappings: ContentSourceMap['mappings'] = {};

  /** `read` are the documents that the result can be made of, the likeliest first. */
  constructor(origins: Origins, read: readonly ContentDocument[], withKeys: boolean) {
    this.#origins = origins;
    this.#documentsLeft = read.values();
    this.#withKeys = withKeys;
  }

  get map(): ContentSourceMap {
    return { documents: this.#documents.things, paths: this.#paths.things, mappings: this.#mappings };
  }

  /** Returns the result without its witnesses. */
  read(value: unknown, witness: unknown, at = '$'): unknown {
    if (value === null || value === undefined) return null;
    if (typeof value !== 'object') {
      this.#map(at, this.#sourceOf(value, witness));
      return value;
    }
    const origin = isProjected(value) ? null : this.#originOf(value);
    if (origin !== null) {
      this.#mapLeaves(at, value, origin);
      return value;
    }
    if (Array.isArray(value)) {
      const witnesses = Array.isArray(witness) && witness.length === value.length ? witness : [];
      return value.map((member, place) => this.read(member, witnesses[place], `${at}[${place}]`));
    }
    const entries: Record<string, unknown> = { ...value };
    const names = Object.keys(entries).filter((name) => !name.startsWith(hidden));
    return Object.fromEntries(
      names.map((name) => {
        const own = entries[witnessPrefix + name] ?? splatWitness(entries, name);
        return [name, this.read(entries[name], own, at + quoted(name))];
      }),
    );
  }

  #originOf(value: object): Origin | null {
    return this.#origins.find(value, this.#documentsLeft);
  }

  #sourceOf(value: unknown, witness: unknown): Source {
    if (!isObject(witness)) return { type: 'unknown' };
    const first = witness[witnessField.first];
    if (Array.isArray(first)) {
      const taken: unknown = first.find((one) => (valueAtWitness(one) ?? null) !== null);
      return this.#sourceOf(value, taken);
    }
    if (witnessField.computed in witness) {
      return { type: witness[witnessField.isLiteral] === true ? 'literal' : 'unknown' };
    }
    const holder = witness[witnessField.holder];
    const found = stepTo(holder, witness[witnessField.name]);
    const origin = typeof holder === 'object' && holder !== null && this.#originOf(holder);
    if (!origin || found === null || found.value !== value) return { type: 'unknown' };
    return this.#documentValue({ ...origin, path: [...origin.path, found.step] });
  }

  #mapLeaves(at: string, value: unknown, origin: Origin): void {
    if (value === null) return;
    if (typeof value !== 'object') {
      this.#map(at, this.#documentValue(origin));
      return;
    }
    const names = Array.isArray(value) ? value.keys() : Object.keys(Object(value));
    for (const name of names) {
      const found = stepTo(value, name);
      const place = typeof name === 'number' ? `[${name}]` : quoted(name);
      if (found) this.#mapLeaves(at + place, found.value, { ...origin, path: [...origin.path, found.step] });
    }
  }

  #documentValue({ document, path }: Origin): Source {
    const id = typeof document._originalId === 'string' ? document._originalId : document._id;
    const printed = printSource(path, this.#withKeys);
    return {
      type: 'documentValue',
      document: this.#documents.placeOf(id, { _id: id, _type: document._type }),
      path: this.#paths.placeOf(printed, printed),
    };
  }

  #map(at: string, source: Source): void {
    this.#mappings[at] = { type: 'value', source };
  }
}

/** Whether the query created an object or a list of objects; then it is in no document. */
function isProjected(value: object): boolean {
  const one: unknown = Array.isArray(value) ? value.find(isObject) : value;
  return isObject(one) && Object.keys(one).some((name) => name.startsWith(hidden));
}

/** Returns the witness of a field in the last `...` that has it: it wins over those before. */
function splatWitness(entries: Record<string, unknown>, name: string): unknown {
  const splats = Object.keys(entries).filter((key) => key.startsWith(splatPrefix));
  const last = splats.findLast((key) => stepTo(entries[key], name) !== null);
  return last && { [witnessField.holder]: entries[last], [witnessField.name]: name };
}

/** Returns the value of a witness. */
function valueAtWitness(witness: unknown): unknown {
  if (!isObject(witness)) return undefined;
  const first = witness[witnessField.first];
  if (Array.isArray(first)) return first.map(valueAtWitness).find((value) => (value ?? null) !== null);
  if (witnessField.computed in witness) return witness[witnessField.computed];
  return stepTo(witness[witnessField.holder], witness[witnessField.name])?.value;
}
