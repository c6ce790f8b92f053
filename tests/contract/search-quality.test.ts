import { expect, it } from 'vitest';
import { judgeSearches, shareRight } from './judge-searches.ts';

it('shows a right piece among the first four styles of at least 95 % of the judged searches', async () => {
  const judgements = await judgeSearches();
  expect(judgements.length).toBeGreaterThanOrEqual(60);
  const wrong = judgements.filter(({ isRight }) => !isRight).map(({ text, shown }) => [text, ...shown]);
  expect(shareRight(judgements), JSON.stringify(wrong)).toBeGreaterThanOrEqual(95);
}, 60_000);
