import { readFileSync, writeFileSync } from 'node:fs';
import type { TypeNode } from 'groq-js';
import { parse, typeEvaluate } from 'groq-js';
import { contentQueries } from '../queries.ts';
import { extractSchema } from './extract-schema.ts';
import { printShapes } from './print-shapes.ts';
import { TypePrinter } from './print-types.ts';
import { toShapes } from './to-shapes.ts';

const files = { types: 'query-results.ts', shapes: 'query-shapes.ts' };

type Generated = Record<keyof typeof files, string>;

const header =
  '/* Made from queries.ts and schema/. Do not edit; run: node packages/core/src/providers/content/schema/typegen.ts */\n\n';

const imports = `import type { RecordShape } from '../../read-answer.ts';
import type { QueryResults } from './query-results.ts';

`;

/** The source texts of `generated/` as they should be: the result of each query, by its name, as types and as data. */
export function generateQueryResults(): Generated {
  const schema = extractSchema();
  const results = Object.entries(contentQueries).map(([name, query]): [string, TypeNode] => [
    name,
    typeEvaluate(parse(query), schema),
  ]);
  const shapes = toShapes(results, schema);
  return {
    types: header + new TypePrinter(schema).printResults('QueryResults', results),
    shapes:
      header +
      imports +
      printShapes({
        queryShapes: {
          type: '{ readonly [Name in keyof QueryResults]: RecordShape }',
          members: shapes.results,
        },
        sectionShapes: { type: 'Readonly<Record<string, RecordShape>>', members: shapes.sections },
      }),
  };
}

/** The checked-in files, which must equal `generateQueryResults()`. */
export function readQueryResults(): Generated {
  const read = (file: string) => readFileSync(urlOf(file), 'utf8');
  return { types: read(files.types), shapes: read(files.shapes) };
}

function urlOf(file: string): URL {
  return new URL(`../generated/${file}`, import.meta.url);
}

if (import.meta.main) {
  const { types, shapes } = generateQueryResults();
  writeFileSync(urlOf(files.types), types);
  writeFileSync(urlOf(files.shapes), shapes);
}
