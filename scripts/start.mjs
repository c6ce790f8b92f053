import { runWithProjectNode } from './install/run-with-project-node.mjs';

await runWithProjectNode('scripts/shop/run-shop.ts', 'built');
