import { readFileSync, writeFileSync } from 'node:fs';
import type { TypeNode } from 'groq-js';
import { parse, typeEvaluate } from 'groq-js';
import { TypePrinter } from './print-types.ts';
import { contentQueries } from './queries.ts';
import { extractSchema } from './schema/extract-schema.ts';

const resultsFile = new URL('./generated/query-results.ts', import.meta.url);

const header =
  '/* Made from queries.ts and schema/. Do not edit; run: node packages/core/src/providers/content/typegen.ts */\n\n';

/** The source text of `generated/query-results.ts` as it should be: the answer of each query, by its name. */
export function generateQueryResults(): string {
  const schema = extractSchema();
  const results = Object.entries(contentQueries).map(([name, query]): [string, TypeNode] => [
    name,
    typeEvaluate(parse(query), schema),
  ]);
  return header + new TypePrinter(schema).printResults('QueryResults', results);
}

/** What is checked in; equal to `generateQueryResults()` unless somebody forgot to run this file. */
export function readQueryResults(): string {
  return readFileSync(resultsFile, 'utf8');
}

if (import.meta.main) writeFileSync(resultsFile, generateQueryResults());
