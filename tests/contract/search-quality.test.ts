import { expect, it } from 'vitest';
import { judgeSearches, shareRight } from './judge-searches.ts';

it('shows a right piece among the first four styles of at least 95 % of the judged searches of each class', async () => {
  const judgements = await judgeSearches();
  expect(judgements.length).toBeGreaterThanOrEqual(60);
  for (const kind of new Set(judgements.map((judgement) => judgement.kind))) {
    const ofKind = judgements.filter((judgement) => judgement.kind === kind);
    const wrong = ofKind.filter(({ isRight }) => !isRight).map(({ text, shown }) => [text, ...shown]);
    expect(shareRight(ofKind), `${kind} ${JSON.stringify(wrong)}`).toBeGreaterThanOrEqual(95);
  }
}, 60_000);
