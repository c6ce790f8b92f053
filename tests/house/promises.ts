import { readTitles } from './read-titles.ts';
import type { SourceFile } from './source-files.ts';
import { idsIn, statements, withoutIds } from './statements.ts';

export const promisesPath = 'docs/promises.md';

const testFile = /\.(?:test|spec)\.tsx?$/;

/** The document that says which tests name which statement of the specification. */
export function writePromises(files: readonly SourceFile[]): string {
  const lines = new Map<string, string[]>();
  const tests = files.filter(({ path }) => testFile.test(path));
  for (const file of tests.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    for (const title of readTitles(file, (text) => idsIn(text).length > 0)) {
      const line = `  - ${withoutIds(title)} (\`${file.path}\`)`;
      for (const id of idsIn(title)) lines.set(id, [...(lines.get(id) ?? []), line]);
    }
  }
  const open = statements.filter((id) => !lines.has(id));
  return [
    '# Promises',
    '',
    'Each statement of the specification that a test names in its title, and what the test says about it. An ellipsis',
    'stands for the rows of a table. `npm run promises` writes this page; a house test fails when it is stale.',
    '',
    `${statements.length - open.length} of ${statements.length} statements are named. [The others](#not-named-by-a-test) stand at the end.`,
    ...inSections(statements.filter((id) => lines.has(id))).flatMap(([section, ids]) => [
      '',
      `## ${section}`,
      '',
      ...ids.flatMap((id) => [`- **${id}**`, ...new Set(lines.get(id))]),
    ]),
    '',
    '## Not named by a test',
    '',
    ...inSections(open).map(([, ids]) => `- ${ids.join(', ')}`),
    '',
  ].join('\n');
}

/** Ids by what stands before their number, in the specification's order. */
function inSections(ids: readonly string[]): [string, string[]][] {
  const sections = new Map<string, string[]>();
  for (const id of ids) {
    const section = id.slice(0, id.lastIndexOf('.'));
    sections.set(section, [...(sections.get(section) ?? []), id]);
  }
  return [...sections];
}
