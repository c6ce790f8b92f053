import { runWithProjectNode } from './install/run-with-project-node.mjs';

await runWithProjectNode('scripts/bench/run-bench.ts');
