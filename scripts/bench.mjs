import { runWithProjectNode } from './install/run-with-project-node.mjs';

await runWithProjectNode('scripts/bench/run-bench.ts', ...process.argv.slice(2));
