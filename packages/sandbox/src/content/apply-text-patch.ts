import { applyPatches, parsePatch } from '@sanity/diff-match-patch';
import { ApiError } from './api-error.ts';

function readPatch(patch: string): ReturnType<typeof parsePatch> {
  try {
    return parsePatch(patch);
  } catch {
    throw ApiError.data(
      400,
      'mutationError',
      `diffMatchPatch cannot read the patch ${JSON.stringify(patch)}.`,
    );
  }
}

/** Returns the text after a patch by the platform's own algorithm; refuses with 409 where a change finds no place. */
export function applyTextPatch(text: string, patch: string): string {
  const [changed, applied] = applyPatches(readPatch(patch), text, { allowExceedingIndices: true });
  if (applied.every(Boolean)) return changed;
  throw ApiError.data(409, 'mutationError', `diffMatchPatch finds no place for ${JSON.stringify(patch)}.`);
}
