import { Refusal } from './refusal.ts';

interface Hunk {
  /** Where the old text is expected, as an index; only a hint. */
  at: number;
  old: string;
  new: string;
}

const head = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,\d+)? @@$/;

function unreadable(patch: string): Refusal {
  return Refusal.data(400, 'mutationError', `diffMatchPatch cannot read the patch ${JSON.stringify(patch)}.`);
}

function decode(patch: string, text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw unreadable(patch);
  }
}

function readHunks(patch: string): Hunk[] {
  const hunks: Hunk[] = [];
  for (const line of patch.split('\n')) {
    const [, start, length] = head.exec(line) ?? [];
    const hunk = hunks.at(-1);
    if (start !== undefined) {
      // Counted from 1, but from 0 where nothing is taken away.
      hunks.push({ at: Math.max(0, Number(start) - (length === '0' ? 0 : 1)), old: '', new: '' });
    } else if (line !== '' && hunk !== undefined && ' -+'.includes(line.charAt(0))) {
      const text = decode(patch, line.slice(1));
      if (!line.startsWith('+')) hunk.old += text;
      if (!line.startsWith('-')) hunk.new += text;
    } else if (line !== '') throw unreadable(patch);
  }
  if (hunks.length === 0 && patch !== '') throw unreadable(patch);
  return hunks;
}

/** Where the text stands nearest to the expected place; -1 where it is nowhere. */
function nearest(text: string, wanted: string, at: number): number {
  const before = text.lastIndexOf(wanted, at);
  const after = text.indexOf(wanted, at);
  if (before < 0 || after < 0) return Math.max(before, after);
  return at - before <= after - at ? before : after;
}

/**
 * The text after a patch in diff-match-patch's form. Places may have moved, but the words around a change must
 * still be there: unlike the platform this lake does not guess among similar ones, and refuses.
 */
export function applyTextPatch(text: string, patch: string): string {
  let shift = 0;
  return readHunks(patch).reduce((changed, hunk) => {
    const place = nearest(changed, hunk.old, hunk.at + shift);
    if (place < 0) {
      throw Refusal.data(409, 'mutationError', `diffMatchPatch does not find ${JSON.stringify(hunk.old)}.`);
    }
    shift = place - hunk.at;
    return changed.slice(0, place) + hunk.new + changed.slice(place + hunk.old.length);
  }, text);
}
