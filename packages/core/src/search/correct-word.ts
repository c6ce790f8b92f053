/** Shorter words have too many neighbours. */
const SHORTEST = 5;

/**
 * The known word that differs from `word` by one typing error: a letter that is missing, superfluous, wrong or in
 * another's place. Doubled letters do not count. Null when there is none; the first letter is always right.
 */
export function correctWord(word: string, known: Iterable<string>): string | null {
  if (word.length < SHORTEST) return null;
  const typed = withoutDoubles(word);
  let nearest: string | null = null;
  for (const other of known) {
    if (other[0] !== word[0] || Math.abs(other.length - word.length) > 2) continue;
    const meant = withoutDoubles(other);
    if (meant === typed) return other;
    if (nearest === null && isOneErrorApart(typed, meant)) nearest = other;
  }
  return nearest;
}

function withoutDoubles(word: string): string {
  return word.replace(/(.)\1/gu, '$1');
}

function isOneErrorApart(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.slice(1) === restB.slice(1)) return true;
  if (restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}
