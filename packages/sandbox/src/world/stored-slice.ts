import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Slice } from './world.ts';

/** From an edit to its save. */
const saveDelayMs = 200;

/** A slice in a JSON file; without a folder it is in memory only. */
export class StoredSlice<T> implements Slice<T> {
  readonly #name: string;
  readonly #folder: string | null;
  readonly #make: () => T;
  #value: T;
  #timer: NodeJS.Timeout | null = null;
  #version = 0;

  constructor(name: string, folder: string | null, make: () => T) {
    if (!/^[a-z][a-z0-9.-]*$/.test(name)) {
      throw new Error(`"${name}" cannot name a slice: use small letters, digits, dots and dashes.`);
    }
    this.#name = name;
    this.#folder = folder;
    this.#make = make;
    this.#value = this.#read() ?? make();
  }

  get value(): T {
    return this.#value;
  }

  get version(): number {
    return this.#version;
  }

  changed(): void {
    this.#version += 1;
    if (this.#folder === null || this.#timer !== null) return;
    this.#timer = setTimeout(() => this.save(), saveDelayMs);
  }

  /** Returns to the seed and removes the file, so that a crash does not bring the old state back. */
  reset(): void {
    this.#cancelTimer();
    this.#value = this.#make();
    this.#version += 1;
    if (this.#folder !== null) rmSync(this.#file(this.#folder), { force: true });
  }

  /** Writes a pending edit now. A half-written file never replaces the old one. */
  save(): void {
    if (this.#timer === null || this.#folder === null) return;
    this.#cancelTimer();
    const file = this.#file(this.#folder);
    try {
      mkdirSync(this.#folder, { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(this.#value));
      renameSync(`${file}.new`, file);
    } catch (cause) {
      console.error(`The sandbox could not save ${file}: ${String(cause)}. It continues without saving.`);
    }
  }

  #read(): T | null {
    if (this.#folder === null) return null;
    const file = this.#file(this.#folder);
    if (!existsSync(file)) return null;
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      const aside = join(this.#folder, `${this.#name}.unreadable`);
      renameSync(file, aside);
      console.warn(`${file} is not JSON. It was moved to ${aside}, and this part starts from the seed.`);
      return null;
    }
  }

  #file(folder: string): string {
    return join(folder, `${this.#name}.json`);
  }

  #cancelTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
