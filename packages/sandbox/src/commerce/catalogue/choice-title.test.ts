import { expect, it } from 'vitest';
import { choiceTitle } from './choice-title.ts';

it('names the choice of a variant, and nothing where there was none', () => {
  expect(choiceTitle({ optionValues: ['S', 'Oxblood'] })).toBe('S / Oxblood');
  expect(choiceTitle({ optionValues: ['Default Title'] })).toBe('');
});
