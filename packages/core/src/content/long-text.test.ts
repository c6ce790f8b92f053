import { describe, expect, it } from 'vitest';
import { beginsWithCapital, type LongText, piecesIn } from './long-text.ts';

const words = (text: string, kind: 'p' | 'h2' = 'p'): LongText => [{ kind, spans: [{ text }] }];

describe('a drop capital', () => {
  it.each([
    ['The cloth arrives', true],
    ['“You cannot hurry it”', true],
    ['Ästhetik', true],
    ['Шёлк', true],
    ['החומר מגיע', false],
    ['الحرير', false],
    ['絹', false],
    ['it hangs', false],
    ['64 pieces', false],
    ['', false],
  ])('suits %j: %s', (text, isSuited) => {
    expect(beginsWithCapital(words(text))).toBe(isSuited);
  });

  it('suits no text that begins with something else than a paragraph', () => {
    expect(beginsWithCapital(words('The cloth', 'h2'))).toBe(false);
    expect(beginsWithCapital([{ kind: 'pieces', handles: ['robe'] }])).toBe(false);
    expect(beginsWithCapital([])).toBe(false);
  });
});

it('the pieces within a text are named once', () => {
  const text: LongText = [
    ...words('It hangs'),
    ...['robe', 'robe'].map((one) => ({ kind: 'pieces' as const, handles: [one] })),
  ];
  expect(piecesIn(text)).toEqual(['robe']);
});
