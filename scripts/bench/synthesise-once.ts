import { resourcesOf, synthesise } from '../../tests/infra/synthesise.ts';

// Runs in a process of its own.
const all = await synthesise('prod');
process.exit(resourcesOf(all).length > 0 ? 0 : 1);
