/** The words of a text without accents, capitals and marks; the genitive has none of its own. */
export function foldWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/['’]s(?!\p{L})/gu, 's').match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A word without the ending of its plural: 'dresses' and 'dress', 'bodies' and 'body' become the same. */
export function stemOf(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/(?<!s)s$/, '');
}
