import { expect, it } from 'vitest';
import { correctWord } from './correct-word.ts';
import { NO_WORDS, readSearchWords, wordsOfHandles } from './search-words.ts';

it.each([
  null,
  'nonsense',
  [],
  { synonyms: 'red', names: {} },
  { synonyms: [null, { says: 1 }], names: [7] },
])('leaves out what is not as expected: %j', (answer) => {
  expect(readSearchWords(answer)).toEqual(NO_WORDS);
});

it('reads synonyms and names', () => {
  const words = { synonyms: [{ says: 'red', means: 'oxblood' }], names: ['aurelia'] };
  expect(readSearchWords(words)).toEqual(words);
});

it('lists the words of handles, the most frequent first', () => {
  expect(wordsOfHandles(['odile-thong-black', 'odile-bra-black', 'odile-bra-xs'], 3)).toEqual([
    'odile',
    'black',
    'bra',
  ]);
});

it.each([
  ['a letter that is missing', 'camisle', 'camisole'],
  ['a superfluous letter', 'camisolee', 'camisole'],
  ['a wrong letter', 'cardigen', 'cardigan'],
  ['two letters in the wrong order', 'nightgwon', 'nightgown'],
  ['the wrong letter doubled', 'balconnete', 'balconette'],
  ['nothing near', 'dungarees', null],
  ['two errors', 'balvet', null],
  ['a wrong letter of a short word', 'silc', 'silk'],
  ['a letter of a short word that is missing', 'rbe', 'robe'],
  ['a superfluous letter of a short word', 'brea', 'bra'],
  ['letters in the wrong order before a wrong one', 'slik', 'silk'],
  ['a missing letter before a wrong one', 'rbes', 'robes'],
  ['the first of those that are alike', 'slib', 'slip'],
  ['another first letter', 'nilk', 'silk'],
  ['a right first letter before another one', 'pilk', 'pink'],
  ['another first letter of three', 'vra', null],
  ['a letter doubled and another wrong', 'boot', null],
  ['a letter of a short word doubled', 'brra', 'bra'],
  ['nonsense', 'zzzzq', null],
  ['a word of two letters', 'br', null],
  ['a size', '34d', null],
])('corrects one typing error: %s', (_, typed, meant) => {
  const known = [
    ...['camisole', 'cardigan', 'nightgown', 'balconette', 'velvet', 'slip', 'silk', 'robe', 'robes'],
    ...['slim', 'rib', 'bra', 'bow', 'pink', 's', '34b'],
  ];
  expect(correctWord(typed, known)).toBe(meant);
});
