import { readOnly } from '../../data/read-only.ts';
import { serveSet } from '../../data/serve-set.ts';

/** What is sent along is not read. */
export const config = { api: { bodyParser: false } };

export default readOnly(serveSet);
