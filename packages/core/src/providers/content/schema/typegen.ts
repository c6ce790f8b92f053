import { readFileSync, writeFileSync } from 'node:fs';
import type { TypeNode } from 'groq-js';
import { parse, typeEvaluate } from 'groq-js';
import { contentQueries } from '../queries.ts';
import { extractSchema } from './extract-schema.ts';
import { TypePrinter } from './print-types.ts';

const resultsFile = new URL('../generated/query-results.ts', import.meta.url);

const header =
  '/* Made from queries.ts and schema/. Do not edit; run: node packages/core/src/providers/content/schema/typegen.ts */\n\n';

/** The source text of `generated/query-results.ts` as it should be: the result of each query, by its name. */
export function generateQueryResults(): string {
  const schema = extractSchema();
  const results = Object.entries(contentQueries).map(([name, query]): [string, TypeNode] => [
    name,
    typeEvaluate(parse(query), schema),
  ]);
  return header + new TypePrinter(schema).printResults('QueryResults', results);
}

/** The checked-in file, which must equal `generateQueryResults()`. */
export function readQueryResults(): string {
  return readFileSync(resultsFile, 'utf8');
}

if (import.meta.main) writeFileSync(resultsFile, generateQueryResults());
