import { runStages, type Stage, summarise } from './run-stages.ts';
import { checkStyle, checkTypes, runTests } from './stages.ts';

// `npm run verify`: what an engineer runs every few minutes. `--all` tests also what nobody has changed.
const isAll = process.argv.includes('--all');
const unknown = process.argv.slice(2).filter((argument) => argument !== '--all');
if (unknown.length > 0) {
  console.error(`${unknown.join(' ')} is not known: npm run verify, or npm run verify -- --all`);
  process.exit(1);
}

const unitTests = ['core', 'unit', 'web', 'web-alone'];
const checks: Stage[] = [
  { name: 'types', run: checkTypes },
  { name: 'lint and format', run: checkStyle },
  { name: 'house', run: (output) => runTests(['house'], { output }) },
  isAll
    ? { name: 'unit tests', run: (output) => runTests(unitTests, { output }) }
    : {
        name: 'unit tests of what changed',
        run: (output) => runTests(unitTests, { isOfChanges: true, output }),
      },
];
const results = await runStages([checks]);
console.log(summarise(results));
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
