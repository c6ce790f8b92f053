import { runWithProjectNode } from './install/run-with-project-node.mjs';

await runWithProjectNode('scripts/deployed/run-doctor.ts', ...process.argv.slice(2));
