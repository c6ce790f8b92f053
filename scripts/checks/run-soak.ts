import { runStages, summarise } from './run-stages.ts';
import { runTests } from './stages.ts';

/** `npm run soak [-- a word of a file's path]`: the tests that wait for outages to end. Each file opens what it needs. */
const [file] = process.argv.slice(2);

const results = await runStages([
  { name: 'outages and storms', run: () => runTests(['soak'], { isTimed: true, ...(file && { file }) }) },
]);
console.log(summarise(results));
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
