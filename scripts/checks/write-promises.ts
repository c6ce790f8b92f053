import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisesPath, writePromises } from '../../tests/house/promises.ts';
import { root, sourceFiles } from '../../tests/house/source-files.ts';

writeFileSync(join(root, promisesPath), writePromises(sourceFiles()));
