import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { storeCopy } from './store-copy.ts';

const folder = mkdtempSync(join(tmpdir(), 'copies-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bytes = Buffer.from('picture');

it('stores a file below folders that do not exist yet', async () => {
  await storeCopy(join(folder, 'a/b.webp'), bytes);
  expect(readFileSync(join(folder, 'a/b.webp'), 'utf8')).toBe('picture');
  expect(readdirSync(join(folder, 'a'))).toEqual(['b.webp']);
});

it('leaves no part of a file that cannot be written, and does not reject', async () => {
  writeFileSync(join(folder, 'file'), '');
  await expect(storeCopy(join(folder, 'file/c.webp'), bytes)).resolves.toBeUndefined();
  mkdirSync(join(folder, 'taken/d.webp/e'), { recursive: true });
  await expect(storeCopy(join(folder, 'taken/d.webp'), bytes)).resolves.toBeUndefined();
  expect(readdirSync(join(folder, 'taken'))).toEqual(['d.webp']);
});
