import { runStages, summarise } from './run-stages.ts';
import { checkStyle, checkTypes, runTests } from './stages.ts';

const results = await runStages([
  { name: 'types', run: checkTypes },
  { name: 'lint and format', run: checkStyle },
  {
    name: 'house and unit tests',
    run: (output) => runTests(['house', 'unit', 'web', 'web-alone'], { output }),
  },
]);
console.log(summarise(results));
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
