import { runWithProjectNode } from './install/run-with-project-node.mjs';

await runWithProjectNode('scripts/deployed/run-simulation.ts');
