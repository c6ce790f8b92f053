import { describe, expect, it } from 'vitest';
import { findCircles, type Graph } from './find-circles.ts';
import { readImports } from './read-imports.ts';
import { mayImportEverything, roomOf } from './rooms.ts';
import { sourceFiles } from './source-files.ts';

/** Imports between files of the shop; what only tests import may point anywhere. */
function importsOfShop(): { from: string; to: string }[] {
  const files = sourceFiles();
  const known = new Set(files.map(({ path }) => path));
  return files
    .filter(({ path }) => /\.(?:tsx?|mjs)$/.test(path) && !/\.(?:test|spec|fixture)\.tsx?$/.test(path))
    .flatMap((file) => readImports(file, known).filter(({ isPackage }) => !isPackage));
}

function graphOf(pairs: readonly { from: string; to: string }[], nameOf: (path: string) => string): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of pairs) {
    const names = graph.get(nameOf(from)) ?? new Set();
    graph.set(nameOf(from), names.add(nameOf(to)));
  }
  return graph;
}

describe('imports, those of types included, form no circle', () => {
  it('between files', () => {
    expect(findCircles(graphOf(importsOfShop(), (path) => path))).toEqual([]);
  });

  it('between rooms', () => {
    const pairs = importsOfShop().filter(({ from, to }) =>
      [from, to].every((path) => !mayImportEverything(roomOf(path) ?? 'top')),
    );
    expect(findCircles(graphOf(pairs, (path) => roomOf(path) ?? path))).toEqual([]);
  });

  it.each<[string, string, string[]]>([
    ['none', 'ab bc ac', []],
    ['two', 'ab ba', ['a → b → a']],
    ['three, by the shortest way', 'ab bc cd da ca', ['a → b → c → a']],
    ['two circles apart', 'ab ba cd dc bc', ['c → d → c', 'a → b → a']],
    ['a name that leans on itself', 'aa', []],
  ])('finds %s', (_, edges, circles) => {
    const pairs = edges.split(' ').map(([from = '', to = '']) => ({ from, to }));
    expect(findCircles(graphOf(pairs, (name) => name))).toEqual(circles);
  });
});
