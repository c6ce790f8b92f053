import { type Judgement, judgeSearches, shareRight } from '../../tests/contract/judge-searches.ts';
import { judgedSearches } from '../../tests/contract/judged-searches.ts';

let judging: Promise<Judgement[]> | null = null;

async function measureWrong(isIn: (judgement: Judgement) => boolean): Promise<number[]> {
  judging ??= judgeSearches();
  return [100 - shareRight((await judging).filter(isIn))];
}

/** Percent of searches without a right piece among the first four styles, by class; and of those left unused. */
export const searchMeasurements = [...new Set(judgedSearches.map(({ kind }) => kind))]
  .map((kind) => ({
    name: `wrong searches: ${kind}`,
    limitMs: 5,
    unit: '%',
    measure: () => measureWrong((judgement) => judgement.kind === kind),
  }))
  .concat({
    name: 'wrong searches: unused for tuning',
    limitMs: 5,
    unit: '%',
    measure: () => measureWrong(({ isUnused }) => isUnused),
  });
