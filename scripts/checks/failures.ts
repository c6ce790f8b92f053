import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
});

const result = z.object({ error: z.object({ message: z.string().default('') }).optional() });
const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ projectName: z.string(), status: z.string(), results: z.array(result) })),
});
interface Suite {
  specs: z.infer<typeof spec>[];
  suites: Suite[];
}
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(spec).default([]), suites: z.array(suite).default([]) }),
);
const journeyReport = z.object({ suites: z.array(suite) });

/**
 * The failed tests of a Vitest report, one line each: file, title, first line of the error. Empty where the report has
 * another shape.
 */
export function failedTests(report: unknown, root: string): string[] {
  const parsed = vitestReport.safeParse(report);
  if (!parsed.success) return [];
  return parsed.data.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => line(withoutRoot(name, root), test.fullName, test.failureMessages[0])),
  );
}

/** Without the project's folder, which may be given with a slash at its end. */
const withoutRoot = (text: string, root: string) => text.replaceAll(`${root.replace(/\/$/, '')}/`, '');

const coverageSummary = z.record(
  z.string(),
  z.object({ branches: z.object({ total: z.number(), covered: z.number() }) }),
);

/** The files of a coverage summary that have a branch which no test took, one line each. */
export function untestedBranches(summary: unknown, root: string): string[] {
  const parsed = coverageSummary.safeParse(summary);
  if (!parsed.success) return [];
  return Object.entries(parsed.data)
    .filter(([file, { branches }]) => file !== 'total' && branches.covered < branches.total)
    .map(([file, { branches }]) =>
      line(withoutRoot(file, root), 'coverage', `${branches.covered} of ${branches.total} branches`),
    );
}

const strayErrors = z.object({ errors: z.array(z.object({ message: z.string(), stack: z.string() })) });

/** Errors outside of every test that `stray-errors.ts` wrote down: the message, and the first place in the project. */
export function strayFailures(report: unknown, root: string): string[] {
  const parsed = strayErrors.safeParse(report);
  if (!parsed.success) return [];
  return parsed.data.errors.map(({ message, stack }) => {
    const place = stack.split('\n').find((one) => one.includes(root) && !one.includes('node_modules'));
    return line('outside of every test', withoutRoot(place?.trim() ?? 'no place', root), message);
  });
}

/** The failed journeys of a Playwright report, one line each: width and file, title, first line of the error. */
export function failedJourneys(report: unknown): string[] {
  return journeysWith('unexpected', report);
}

/** The journeys that failed and passed when they were carried out once more, as the failed ones are named. */
export function flakyJourneys(report: unknown): string[] {
  return journeysWith('flaky', report);
}

function journeysWith(wanted: 'unexpected' | 'flaky', report: unknown): string[] {
  const parsed = journeyReport.safeParse(report);
  if (!parsed.success) return [];
  return allSpecs(parsed.data.suites).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) =>
        line(`${projectName} ${file}`, title, results.find(({ error }) => error)?.error?.message),
      ),
  );
}

function allSpecs(suites: readonly Suite[]): Suite['specs'] {
  return suites.flatMap(({ specs, suites: inner }) => [...specs, ...allSpecs(inner)]);
}

function line(where: string, title: string, message = ''): string {
  const [first = ''] = stripVTControlCharacters(message).split('\n');
  return [where, title, ...(first === '' ? [] : [first])].join(' › ');
}
