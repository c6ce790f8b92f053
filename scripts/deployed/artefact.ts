import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../shop/root.ts';

export const artefactFolder = join(root, 'packages/web/.open-next');
export const serverFolder = join(artefactFolder, 'server-functions/default');
/** What the build writes about itself, beside the server that reads it. */
export const aboutFile = join(serverFolder, 'storefront.json');
/** In the artefact's folder: the fingerprint of what it was built from. */
export const artefactMark = join(artefactFolder, 'built-from');

const schema = z.object({ buildId: z.string(), previewModeId: z.string(), built: z.unknown().optional() });

type About = z.infer<typeof schema>;

/** What the build wrote about itself; undefined where there is none. */
export function findArtefact(): About | undefined {
  return existsSync(aboutFile) ? schema.parse(JSON.parse(readFileSync(aboutFile, 'utf8'))) : undefined;
}

/** Throws where there is none. */
export function readArtefact(): About {
  const found = findArtefact();
  if (found === undefined) throw new Error('There is no artefact: run npm run build:deployed first.');
  return found;
}
