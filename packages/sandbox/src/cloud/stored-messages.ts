import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileIn = (folder: string) => join(folder, 'queue.json');

/** Returns the messages that were unfinished when the queue was closed, and deletes them: the caller queues them again. */
export function takeStoredMessages(folder: string): string[] {
  const file = fileIn(folder);
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter((body) => typeof body === 'string') : [];
  } catch {
    console.warn(`${file} was not JSON: the messages in it are lost, and their pages refresh by time.`);
    return [];
  }
}

/** Stores messages across a restart, as SQS would. */
export function storeMessages(folder: string, bodies: readonly string[]): void {
  if (bodies.length === 0) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileIn(folder), JSON.stringify(bodies));
}
