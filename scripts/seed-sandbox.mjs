import { runWithProjectNode } from './install/run-with-project-node.mjs';

await runWithProjectNode('scripts/shop/seed-sandbox.ts', ...process.argv.slice(2));
