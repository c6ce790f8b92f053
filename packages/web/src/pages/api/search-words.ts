import { readOnly } from '../../data/read-only.ts';
import { serveSearchWords } from '../../data/serve-search-words.ts';

/** What is sent along is not read. */
export const config = { api: { bodyParser: false } };

export default readOnly(serveSearchWords);
