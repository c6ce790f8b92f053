import { runWithProjectNode } from './install/run-with-project-node.mjs';

await runWithProjectNode('scripts/deployed/start-deployed.ts', ...process.argv.slice(2));
