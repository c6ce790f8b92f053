import { readOnly } from '../../data/read-only.ts';
import { serveTheme } from '../../data/serve-theme.ts';

/** What is sent along is not read. */
export const config = { api: { bodyParser: false } };

export default readOnly(serveTheme);
