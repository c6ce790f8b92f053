import { runWithProjectNode } from './install/run-with-project-node.mjs';

await runWithProjectNode('scripts/checks/run-verify.ts', ...process.argv.slice(2));
