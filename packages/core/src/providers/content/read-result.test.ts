import { expect, it } from 'vitest';
import { brokenPartProblem } from './content-problems.ts';
import type { QueryResults } from './generated/query-results.ts';
import { queryShapes } from './generated/query-shapes.ts';
import { mapSizeGuides } from './map/map-settings.ts';
import { readResult } from './read-result.ts';

const good = { title: 'Silk', rows: [{ cells: ['Size', 'Bust'] }, { cells: ['S', '34'] }] };

/** The tables that the shop reads, and what it logs. */
function readTables(sizeGuideTables: readonly unknown[]) {
  const guide = { _key: 'a', title: 'Silk', handles: ['silk'], shopifyTag: null, showCountrySelect: null };
  const result = {
    _id: 'settings',
    _updatedAt: '2026-11-01',
    sizeGuideInfo: null,
    sizeGuides: [{ ...guide, sizeGuideTables }],
  };
  const problems: string[] = [];
  const read = readResult<NonNullable<QueryResults['sizeGuides']>>(result, queryShapes.sizeGuides, (broken) =>
    problems.push(String(brokenPartProblem('sizeGuides', result, broken).cause)),
  );
  return { tables: mapSizeGuides(read, () => null).guides[0]?.tables, problems };
}

it.each([null, 34, {}, ['34']])('[entity.cms-settings-document.15] a cell of %j is an empty cell', (cell) => {
  const rows = [{ cells: ['Size', 'Bust', 'Waist'] }, { cells: ['S', cell, '28'] }];
  const { tables, problems } = readTables([{ title: 'Silk', rows }]);
  expect(tables).toEqual([
    {
      title: 'Silk',
      rows: [
        ['Size', 'Bust', 'Waist'],
        ['S', '', '28'],
      ],
    },
  ]);
  expect(problems).toEqual([]);
});

it.each([
  null,
  'table',
  { title: 'Bras', rows: 7 },
  { title: 'Bras', rows: [null] },
  { title: 7, rows: good.rows },
  { title: 'Bras', rows: [{ cells: 'S' }] },
])(
  '[entity.cms-settings-document.15] the size table %j is left out and logged, and the others stay',
  (bad) => {
    const { tables, problems } = readTables([bad, good]);
    expect(tables).toEqual([{ title: 'Silk', rows: good.rows.map(({ cells }) => cells) }]);
    expect(problems).toEqual([
      expect.stringMatching(/the size table '(?:Bras|without a title)' is broken: .*another shape/),
    ]);
  },
);
