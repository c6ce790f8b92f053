import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { envExample } from './env-example.ts';
import { root } from './root.ts';

writeFileSync(join(root, '.env.example'), envExample());
