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
  ['another first letter', 'balvet', null],
  ['a short word', 'silc', null],
])('corrects one typing error: %s', (_, typed, meant) => {
  const known = ['camisole', 'cardigan', 'nightgown', 'balconette', 'velvet', 'silk'];
  expect(correctWord(typed, known)).toBe(meant);
});
