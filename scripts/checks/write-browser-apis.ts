import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPath, writeBrowserApis } from '../../tests/house/browser-apis.ts';
import { root, sourceFiles } from '../../tests/house/source-files.ts';

writeFileSync(join(root, listPath), writeBrowserApis(sourceFiles()));
