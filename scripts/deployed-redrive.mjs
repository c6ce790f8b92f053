import { runWithProjectNode } from './install/run-with-project-node.mjs';

await runWithProjectNode('scripts/deployed/run-redrive.ts', ...process.argv.slice(2));
