import { runWithProjectNode } from './install/run-with-project-node.mjs';

await runWithProjectNode('scripts/checks/write-promises.ts');
