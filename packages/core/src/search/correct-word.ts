/** Shorter words have too many neighbours. */
const SHORTEST = 3;
/** Shorter words with another first letter are other words: 'hat' is not meant to be 'bat'. */
const ANY_LETTER_FROM = 4;
/** Shorter words with a letter doubled and another one wrong are other words: 'boot' is not meant to be 'bow'. */
const ANY_DOUBLES_FROM = 5;

/**
 * The known word that differs from `word` by one typing error: two letters in the wrong order, a letter that is missing,
 * superfluous or wrong, the nearest in this order and of those alike the first one; those with another first letter come
 * last. Doubled letters do not count. Null when there is none, and for words with digits, which are sizes.
 */
export function correctWord(word: string, known: Iterable<string>): string | null {
  if (word.length < SHORTEST || /\d/.test(word)) return null;
  let nearest: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of known) {
    if (other.length < SHORTEST || Math.abs(other.length - word.length) > 2) continue;
    const isFirstRight = other[0] === word[0];
    if (!isFirstRight && word.length < ANY_LETTER_FROM) continue;
    const distance = distanceOf(word, other) + (isFirstRight ? 0 : 3);
    if (distance < least) [nearest, least] = [other, distance];
  }
  return nearest;
}

/** 0 without counting doubled letters, 1 to 3 for one typing error, the likeliest first; infinite for more. */
function distanceOf(word: string, other: string): number {
  const [typed, meant] = [withoutDoubles(word), withoutDoubles(other)];
  if (typed === meant) return 0;
  return word.length < ANY_DOUBLES_FROM ? errorOf(word, other) : errorOf(typed, meant);
}

function withoutDoubles(word: string): string {
  return word.replace(/(.)\1/gu, '$1');
}

function errorOf(a: string, b: string): number {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)) return 1;
  if (restA.slice(1) === restB || restA === restB.slice(1)) return 2;
  return restA.slice(1) === restB.slice(1) ? 3 : Number.POSITIVE_INFINITY;
}
