import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CataloguePicture } from '../../world/catalogue.ts';

/** The pictures of the media folder's manifest; none without a manifest. */
export function readManifest(mediaDir: string): CataloguePicture[] {
  const path = join(mediaDir, 'manifest.json');
  if (!existsSync(path)) return [];
  const rows: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return Array.isArray(rows) ? rows.filter(isPicture) : [];
}

function isPicture(row: unknown): row is CataloguePicture {
  if (!row || typeof row !== 'object') return false;
  return (
    'file' in row &&
    typeof row.file === 'string' &&
    'alt' in row &&
    typeof row.alt === 'string' &&
    'width' in row &&
    typeof row.width === 'number' &&
    'height' in row &&
    typeof row.height === 'number'
  );
}
