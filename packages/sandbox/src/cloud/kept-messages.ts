import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileIn = (folder: string) => join(folder, 'queue.json');

/** What a queue had not finished when it was closed, and forgets it: the caller queues it again. */
export function takeKeptMessages(folder: string): string[] {
  const file = fileIn(folder);
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter((body) => typeof body === 'string') : [];
  } catch {
    console.warn(`${file} was not JSON: the messages in it are lost, and their pages refresh by time.`);
    return [];
  }
}

/** Keeps messages over a restart, as SQS would. */
export function keepMessages(folder: string, bodies: readonly string[]): void {
  if (bodies.length === 0) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileIn(folder), JSON.stringify(bodies));
}
