import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SaveReport } from './save-report.ts';
import type { Slice } from './world.ts';

/** From an edit to its save, and from a save that failed to the next. */
const saveDelayMs = 200;
const retryDelayMs = 5_000;

/** Where slices are saved. */
export interface SliceFiles {
  /** Null for memory only. */
  folder: string | null;
  report: SaveReport;
  /** Writes a file or throws the system's error. */
  write?: (file: string, text: string) => void;
}

/** A slice in a JSON file; without a folder it is in memory only. */
export class StoredSlice<T> implements Slice<T> {
  readonly #name: string;
  readonly #folder: string | null;
  readonly #report: SaveReport;
  readonly #write: (file: string, text: string) => void;
  readonly #make: () => T;
  #value: T;
  #timer: NodeJS.Timeout | null = null;
  #version = 0;

  constructor(name: string, { folder, report, write = writeFileSync }: SliceFiles, make: () => T) {
    if (!/^[a-z][a-z0-9.-]*$/.test(name)) {
      throw new Error(`"${name}" cannot name a slice: use small letters, digits, dots and dashes.`);
    }
    this.#name = name;
    this.#folder = folder;
    this.#report = report;
    this.#write = write;
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

  /** Writes a pending edit now; where that fails, again later. A half-written file never replaces the old one. */
  save(): void {
    if (this.#timer === null || this.#folder === null) return;
    this.#cancelTimer();
    const file = this.#file(this.#folder);
    try {
      mkdirSync(this.#folder, { recursive: true });
      this.#write(`${file}.new`, JSON.stringify(this.#value));
      renameSync(`${file}.new`, file);
      this.#report.saved(file);
    } catch (cause) {
      this.#report.failed(file, cause);
      // What was written of it takes the last of the space.
      if (existsSync(`${file}.new`)) rmSync(`${file}.new`);
      this.#timer = setTimeout(() => this.save(), retryDelayMs);
    }
  }

  /** Writes a pending edit a last time. */
  close(): void {
    this.save();
    this.#cancelTimer();
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
